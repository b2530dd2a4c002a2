import type { ErrorBody } from '#lib/contract/errors.ts';
import type { ProofChallenge } from '#lib/contract/proof.ts';

interface Options {
  /** Validation errors in Persian, by field of the body. */
  fields?: Record<string, string>;
  /** Path in the storefront that replaces the requested one, not percent-encoded. */
  movedTo?: string;
  /** To be solved before the call is repeated. */
  challenge?: ProofChallenge;
  /** Seconds after which a retry may succeed. */
  retryAfter?: number;
  /** Of a stale change: what it was made on, as it is now. */
  now?: object;
  cause?: unknown;
}

/**
 * The only error services throw for callers: a status, a machine-readable code and a Persian sentence for the
 * shopper. `server/http/errors.ts` converts it to HTTP.
 */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly movedTo: string | undefined;
  readonly retryAfter: number | undefined;
  readonly challenge: ProofChallenge | undefined;
  readonly now: object | undefined;

  constructor(status: number, code: string, message: string, options: Options = {}) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = code;
    this.fields = options.fields;
    this.movedTo = options.movedTo;
    this.retryAfter = options.retryAfter;
    this.challenge = options.challenge;
    this.now = options.now;
  }

  /** The error body of contract §3. */
  toBody(): ErrorBody & { now?: object } {
    return {
      message: this.message,
      code: this.code,
      ...(this.fields && { fields: this.fields }),
      ...(this.movedTo && { movedTo: this.movedTo }),
      ...(this.challenge && { challenge: this.challenge }),
      ...(this.now && { now: this.now }),
    };
  }
}

/** A 409: what is asked for does not fit what is there. */
export const conflict = (code: string, message: string): ShopError =>
  new ShopError(409, code, message);

/** Prevents a program from starting; each line names one setting or cause, for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly lines: readonly string[];

  constructor(lines: string | readonly string[], cause?: unknown) {
    const all = typeof lines === 'string' ? [lines] : lines;
    super(all.join('\n'), { cause });
    this.lines = all;
  }
}

/** The `code` of a Node or PostgreSQL error; '' if it has none. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? errorCode(error.cause) : '';
}

/** Whether a unique constraint of PostgreSQL refused a value. */
export const isNotUnique = (error: unknown): boolean => errorCode(error) === '23505';
