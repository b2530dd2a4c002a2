import { panelErrors, panelXsrfHeader } from '#lib/contract/permissions.ts';
import type { ErrorBody } from '#lib/contract/errors.ts';
import { texts } from '#panel/texts.ts';

/** Why a call failed. `message` is a Persian sentence to show. */
export class CallError extends Error {
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** Of the contract (`panelErrors`), `OFFLINE` without an answer, or `CANCELLED` when a person gave up a dialog. */
  readonly code: string;
  /** Of a 422 the sentence of each field, of a 403 `permission`, of a 409 STALE the values of now. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds after which a 429 or 503 may be asked again, if the service said so. */
  readonly retryAfter: number | null;

  constructor(
    status: number | null,
    body: Pick<ErrorBody, 'message' | 'code' | 'fields'>,
    retryAfter: number | null = null,
  ) {
    super(body.message);
    this.name = 'CallError';
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.retryAfter = retryAfter;
  }
}

export const isCancelled = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'CANCELLED';

/** What a person has to do before a refused call is sent again. Each resolves to whether they did. */
export interface Asks {
  /** The session has ended: sign in again. */
  signIn: () => Promise<boolean>;
  /** A dangerous change: confirm who you are. */
  confirm: () => Promise<boolean>;
  /** The session was renewed elsewhere: its XSRF value is read again. */
  renew: () => Promise<boolean>;
}

/** Codes of refusals that somebody can lift. */
const lifts = new Map<string, keyof Asks>([
  [panelErrors.session, 'signIn'],
  [panelErrors.confirm, 'confirm'],
  [panelErrors.xsrf, 'renew'],
]);

let asks: Asks | null = null;
let xsrf = '';

/** Sets who is asked when a call is refused. */
export function askBy(given: Asks | null): void {
  asks = given;
}

/** Keeps the XSRF value of the session, in memory only. */
export function keepXsrf(value: string): void {
  xsrf = value;
}

async function errorOf(answer: Response): Promise<CallError> {
  const body: Partial<ErrorBody> = await answer.json().catch(() => ({}));
  const { message = texts.failed.unknown, code = 'UNKNOWN', fields } = body;
  const wait = Number.parseInt(answer.headers.get('retry-after') ?? '', 10);
  return new CallError(
    answer.status,
    { message, code, ...(fields && { fields }) },
    Number.isNaN(wait) ? null : wait,
  );
}

/** @param path below `/api` */
async function send(path: string, body: object, signal?: AbortSignal): Promise<Response> {
  // Of these the browser writes the header.
  const isRaw = body instanceof FormData || body instanceof Blob;
  try {
    return await fetch(`/api/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        ...(isRaw ? {} : { 'content-type': 'application/json' }),
        ...(xsrf === '' ? {} : { [panelXsrfHeader]: xsrf }),
      },
      body: isRaw ? body : JSON.stringify(body),
      ...(signal && { signal }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new CallError(null, { message: texts.failed.unreachable, code: 'OFFLINE' });
  }
}

/** Calls of signing in are refused for good. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Whether a refusal is an answer: nobody is asked. */
  isAlone?: boolean;
}

/**
 * The answer of `Admin/<name>`. A refusal that a person can lift (session over, confirmation needed) opens its dialog,
 * and the call is sent once more; each kind is lifted once.
 * @throws {CallError}
 */
async function answerOf(
  name: string,
  body: object,
  { signal, isAlone = false }: CallOptions,
): Promise<Response> {
  const lifted = new Set<keyof Asks>();
  for (;;) {
    const answer = await send(`Admin/${name}`, body, signal);
    if (answer.ok) return answer;
    const error = await errorOf(answer);
    const lift = lifts.get(error.code);
    if (isAlone || asks === null || lift === undefined || lifted.has(lift)) throw error;
    lifted.add(lift);
    if (!(await asks[lift]())) {
      throw new CallError(error.status, { message: error.message, code: 'CANCELLED' });
    }
  }
}

/**
 * Calls `Admin/<name>`. A refusal that a person can lift (session over, confirmation needed) opens its dialog, and the
 * call is sent once more. A file is sent in a `FormData`, or as a `Blob` with its type.
 * @throws {CallError}
 */
export async function call<Answer>(
  name: string,
  body: object = {},
  options: CallOptions = {},
): Promise<Answer> {
  const answer = await answerOf(name, body, options);
  return answer.status === 204 ? answer.json().catch(() => undefined) : answer.json();
}

/** The same for a call that answers a picture. @throws {CallError} */
export const callPicture = async (
  name: string,
  body: object,
  options: CallOptions = {},
): Promise<Blob> => (await answerOf(name, body, options)).blob();

/** Calls what shoppers call, by its path below `/api`. @throws {CallError} */
export async function callShop<Answer>(
  path: string,
  body: object,
  { signal }: Pick<CallOptions, 'signal'> = {},
): Promise<Answer> {
  const answer = await send(path, body, signal);
  if (!answer.ok) throw await errorOf(answer);
  return answer.json();
}
