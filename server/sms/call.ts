import { SmsFailure } from '#server/sms/provider.ts';

/** Default timeout for one message, in ms; a program that shuts down waits this long. */
const patience = 5_000;
/** Maximum size of an answer; more than any provider sends about one message. */
const mostBytes = 65_536;

/** Errors that mean no connection was established. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export interface ProviderAnswer {
  status: number;
  /** Parsed JSON; null when the body was not JSON. */
  body: unknown;
}

/**
 * Posts to a provider and returns its answer, whatever the status.
 * @throws {SmsFailure} when there was no answer
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

/** The kind of failure by HTTP status, for an answer whose body says nothing. */
export function failureOfStatus(name: string, status: number): SmsFailure {
  // After 200 or 5xx the provider may have accepted the message; 429 and 503 mean that it did not.
  const isDoubtful = status < 300 || (status >= 500 && status !== 503);
  const message = `${name} answered HTTP ${status}${status < 300 ? ' and nothing that can be read' : ''}`;
  return new SmsFailure(isDoubtful ? 'doubtful' : 'unsent', message);
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

/** `fetch` gives the reason only in the cause of its error. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if ('cause' in error && error.cause !== undefined) return codeOf(error.cause);
  return 'name' in error ? String(error.name) : 'unknown';
}
