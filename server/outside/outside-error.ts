/** Why something is not fetched. */
export type OutsideFault =
  | { readonly kind: 'address' | 'credentials' | 'port' | 'private' | 'redirects' }
  | { readonly kind: 'large' | 'slow' | 'broken' }
  | { readonly kind: 'unknown' | 'otherHost'; readonly host: string }
  | { readonly kind: 'status'; readonly status: number };

export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly fault: OutsideFault;

  constructor(fault: OutsideFault, cause?: unknown) {
    super(`Not fetched: ${fault.kind}`, { cause });
    this.fault = fault;
  }
}
