import { HTTPError } from 'ky';
import { plainApi } from '#lib/calls/plain-api.ts';
import { failureTexts } from '#lib/calls/texts.ts';
import type { ContactAnswer, ContactBody } from '#lib/contract/contact.ts';
import type { ErrorBody } from '#lib/contract/errors.ts';

interface ContactResult {
  done: boolean;
  sentence: string;
  /** Errors by field. */
  fields: Readonly<Record<string, string>>;
}

const no = (sentence: string, fields = {}): ContactResult => ({ done: false, sentence, fields });

/** Sends a message to the shop. A failed call is reported as not done, with the reason. */
export async function sendContact(body: ContactBody): Promise<ContactResult> {
  try {
    const answer = await plainApi.post('Home/Contact', { json: body }).json<ContactAnswer>();
    return { done: true, sentence: answer.Message, fields: {} };
  } catch (error) {
    if (!(error instanceof HTTPError)) return no(failureTexts.unreachable);
    const refusal = await error.response.json<Partial<ErrorBody>>().catch(() => null);
    return no(refusal?.message ?? failureTexts.unknown, refusal?.fields ?? {});
  }
}
