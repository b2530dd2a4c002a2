import { HTTPError } from 'ky';
import { api } from '#lib/calls/browser.ts';
import { plainApi } from '#lib/calls/plain-api.ts';
import { sentenceOf } from '#lib/calls/sentence.ts';
import { failureTexts } from '#lib/calls/texts.ts';
import { proofHeader } from '#lib/contract/proof-header.ts';
import type { SendCodeAnswer, VerifyMobileAnswer } from '#lib/contract/member.ts';
import { reportFailure } from '#lib/session/report-failure.ts';
import { sessionStore } from '#lib/session/store.ts';

/** Result of requesting a code. */
export interface Sending {
  /** Seconds until another can be requested; null if there is no valid code. */
  readonly wait: number | null;
  readonly sentence: string;
}

/** Whether the answer says that the last code is still valid. */
async function isStillGood(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'CODE_SENT';
}

/** Opens the login page if the session has ended. */
const isLoggedOut = (error: HTTPError): boolean => error.response.status === 401;

async function sendingOf(error: unknown): Promise<Sending> {
  if (!(error instanceof HTTPError)) return { wait: null, sentence: failureTexts.unreachable };
  if (isLoggedOut(error)) {
    await reportFailure(error);
    return { wait: null, sentence: failureTexts.unknown };
  }
  const { response } = error;
  const seconds = Number(response.headers.get('retry-after'));
  const wait = (await isStillGood(response.clone())) ? seconds : null;
  return { wait, sentence: (await sentenceOf(response)) ?? failureTexts.unknown };
}

/** A solution of the challenge in a refusal; null without one. */
async function proofFor(refusal: unknown): Promise<string | null> {
  if (!(refusal instanceof HTTPError) || refusal.response.status !== 429) return null;
  const body: unknown = await refusal.response
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null || !('challenge' in body)) return null;
  const { solve } = await import('#lib/session/proof.ts');
  return solve(body.challenge);
}

/** Repeats a call with the proof of work that its refusal asks for. */
async function sendWithProof<Answer>(send: (headers?: object) => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const proof = await proofFor(error);
    if (proof === null) throw error;
    return send({ [proofHeader]: proof });
  }
}

/** Requests a code. A recently sent one that is still valid counts as success. */
async function ask(path: string, body: object, through = plainApi): Promise<Sending> {
  const send = (headers = {}) => through.post(path, { json: body, headers }).json<SendCodeAnswer>();
  try {
    const answer = await sendWithProof(send);
    const { success, message, expiresIn } = answer;
    return { wait: success ? expiresIn : null, sentence: message ?? failureTexts.unknown };
  } catch (error) {
    return sendingOf(error);
  }
}

export const sendLoginCode = (mobile: string) => ask('member-account/send-code', { mobile });

export const sendRegisterCode = (mobile: string, password: string) =>
  ask('member-account/register', { mobile, password });

export const sendResetCode = (mobile: string) => ask('member-account/forgot-password', { mobile });

/** Sends a code to the logged-in member's number. */
export const sendVerifyCode = () => ask('member-account/send-code', { purpose: 'verify' }, api);

/** @returns null if the number is verified now, else the message */
export async function verifyMobile(code: string): Promise<string | null> {
  try {
    const call = api.post('member-account/verify-mobile', { json: { code } });
    const { success, message, userInfo } = await call.json<VerifyMobileAnswer>();
    if (!success) return message ?? failureTexts.unknown;
    sessionStore.setState({ user: userInfo });
    return null;
  } catch (error) {
    if (!(error instanceof HTTPError)) return failureTexts.unreachable;
    if (isLoggedOut(error)) await reportFailure(error);
    return (await sentenceOf(error.response)) ?? failureTexts.unknown;
  }
}
