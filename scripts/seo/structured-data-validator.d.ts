declare module '@adobe/structured-data-validator' {
  interface Issue {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    /** `schemaOrg`: the vocabulary does not know it; else one of Google's demands. */
    errorType?: string;
    path: readonly { type?: string | readonly string[]; property?: string }[];
    fieldNames?: readonly string[];
  }
  /** @param schemaOrg the vocabulary of schema.org; without it only Google's demands are checked */
  export default class Validator {
    constructor(schemaOrg: unknown);
    validate(data: { jsonld: Partial<Record<string, unknown[]>> }): Promise<Issue[]>;
  }
}
