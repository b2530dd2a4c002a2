declare module '@adobe/structured-data-validator' {
  interface Issue {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
  }
  /** @param schemaOrg the vocabulary of schema.org; without it only Google's demands are checked */
  export default class Validator {
    constructor(schemaOrg: unknown);
    validate(data: { jsonld: Partial<Record<string, unknown[]>> }): Promise<Issue[]>;
  }
}
