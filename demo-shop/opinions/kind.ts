/** What customers say and ask about products of some categories; a question may start with conditions. */
export interface Kind {
  categories: readonly string[];
  good: readonly string[];
  fair: readonly string[];
  asked: readonly (readonly [question: string, answer: string])[];
}
