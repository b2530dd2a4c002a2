declare module '@adobe/structured-data-validator' {
  interface Issue {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    /** `schemaOrg`: not in the vocabulary; otherwise a requirement of Google's. */
    errorType?: string;
    path: readonly { type?: string | readonly string[]; property?: string }[];
    fieldNames?: readonly string[];
  }
  /**
   * @param schemaOrg vocabulary of schema.org; without it only Google's requirements are checked
   */
  export default class Validator {
    constructor(schemaOrg: unknown);
    validate(data: { jsonld: Partial<Record<string, unknown[]>> }): Promise<Issue[]>;
  }
}
