import { SmsFailure } from '#server/sms/provider.ts';

/** How long a provider may take for one message, in ms; a program that is to end waits for it. */
const patience = 5_000;
/** Larger than any answer of a provider about one message. */
const mostBytes = 65_536;

/** Errors of a connection that never was. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export interface ProviderAnswer {
  /** Of HTTP. */
  status: number;
  /** Parsed JSON; null when it was none. */
  body: unknown;
}

/**
 * Posts to a provider and reads its answer, whatever its status.
 * @throws {SmsFailure} when none came
 */
export async function callProvider(
  name: string,
  url: string,
  request: { headers?: Record<string, string>; body: string | URLSearchParams },
  longest = patience,
): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, {
      ...request,
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(longest),
    });
    return { status: response.status, body: parse(await readText(response)) };
  } catch (error) {
    const code = codeOf(error);
    const kind = neverConnected.has(code) ? 'unsent' : 'doubtful';
    throw new SmsFailure(kind, `${name} cannot be reached (${code})`, error);
  }
}

/** What follows from a status of HTTP when the body says nothing. */
export function failureOfStatus(name: string, status: number): SmsFailure {
  // Whoever answers 200 or 5xx may have taken it before; 429 and 503 say that they have not.
  const isDoubtful = status < 300 || (status >= 500 && status !== 503);
  const said = `${name} answered HTTP ${status}${status < 300 ? ' and nothing that can be read' : ''}`;
  return new SmsFailure(isDoubtful ? 'doubtful' : 'unsent', said);
}

async function readText({ body }: Response): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return '';
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `fetch` says why only in the cause of its error. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if ('cause' in error && error.cause !== undefined) return codeOf(error.cause);
  return 'name' in error ? String(error.name) : 'unknown';
}
