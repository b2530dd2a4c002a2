import type { ErrorBody } from '#lib/contract/errors.ts';

interface Options {
  /** Name of a field of the body and what is wrong with it, in Persian. */
  fields?: Record<string, string>;
  /** Path of the storefront where the wanted thing lives now, raw. */
  movedTo?: string;
  /** After how many seconds another try may succeed. */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * The one error a service throws at a caller: a status, a code for machines and a Persian sentence for
 * the shopper. `server/http/errors.ts` turns it into HTTP.
 */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly movedTo: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, options: Options = {}) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = code;
    this.fields = options.fields;
    this.movedTo = options.movedTo;
    this.retryAfter = options.retryAfter;
  }

  /** The error form of contract §3. */
  toBody(): ErrorBody {
    return {
      message: this.message,
      code: this.code,
      ...(this.fields && { fields: this.fields }),
      ...(this.movedTo && { movedTo: this.movedTo }),
    };
  }
}

/** What keeps a program from starting; each line names one setting or cause, for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly lines: readonly string[];

  constructor(lines: string | readonly string[], cause?: unknown) {
    const all = typeof lines === 'string' ? [lines] : lines;
    super(all.join('\n'), { cause });
    this.lines = all;
  }
}

/** The `code` of a Node or PostgreSQL error, or ''. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? errorCode(error.cause) : '';
}
