import { HTTPError } from 'ky';
import { failureTexts } from '#lib/calls/texts.ts';
import { sendToLogin } from '#lib/session/leave.ts';

/** Why a form was rejected: a message, and one for each invalid field. */
export interface Refusal {
  readonly sentence: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Result of a member's call: the service's answer, or the refusal; null if the login page is
 * loading.
 */
export type Outcome<Answer> =
  | { readonly answer: Answer }
  | { readonly refusal: Refusal; readonly status: number | null }
  | null;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function textsOf(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => isText(entry[1])),
  );
}

async function refusalOf(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) {
    return { sentence: failureTexts.unknown, fields: {} };
  }
  const fields = textsOf('fields' in body ? body.fields : null);
  const sentence = 'message' in body && isText(body.message) ? body.message : failureTexts.unknown;
  return { sentence, fields };
}

/**
 * Makes a call for a form or a button. Failures are returned, to be shown in place without losing
 * input; only an ended session opens the login page.
 */
export async function tryCall<Answer>(call: () => Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { answer: await call() };
  } catch (error) {
    if (!(error instanceof HTTPError)) {
      return { refusal: { sentence: failureTexts.unreachable, fields: {} }, status: null };
    }
    const { status } = error.response;
    if (status === 401) {
      sendToLogin();
      return null;
    }
    return { refusal: await refusalOf(error.response), status };
  }
}
