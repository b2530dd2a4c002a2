import type { WaitingOpinion, WrittenKind } from '#lib/contract/opinion.ts';

/** What is decided about a text. */
export type Verdict =
  | { readonly is: 'approved'; /** Of the shop; '' for none. */ readonly answer: string }
  | { readonly is: 'refused'; readonly reason: string };

/** Whether the shop can answer below it. */
export const canAnswer = (kind: WrittenKind): boolean => kind === 'question' || kind === 'comment';

/** The call that carries a decision out, of the version that was read. */
export function callOf(
  { kind, id, revision }: Pick<WaitingOpinion, 'kind' | 'id' | 'revision'>,
  verdict: Verdict,
): { name: string; body: object } {
  const read = { kind, id, revision };
  if (verdict.is === 'refused') {
    return { name: 'Reject-Opinion', body: { ...read, reason: verdict.reason.trim() } };
  }
  const answer = verdict.answer.trim();
  if (answer === '' || !canAnswer(kind)) return { name: 'Approve-Opinion', body: read };
  return { name: 'Answer-Opinion', body: { ...read, body: answer } };
}

/** The ready reason at a key of digits, also of the number pad; null for another key. */
export function reasonAt(code: string, reasons: readonly string[]): string | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return (digit && reasons[Number(digit) - 1]) || null;
}
