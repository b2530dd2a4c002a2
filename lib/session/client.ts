import { HTTPError } from 'ky';
import { notifyTabs, tokens } from '#lib/calls/browser-session.ts';
import { plainApi } from '#lib/calls/plain-api.ts';
import { sentenceOf } from '#lib/calls/sentence.ts';
import { endingSession } from '#lib/calls/session-in-use.ts';
import { failureTexts } from '#lib/calls/texts.ts';
import type {
  LoginAnswer,
  LoginBody,
  RegisterBody,
  ResetPasswordBody,
} from '#lib/contract/member.ts';
import { paths } from '#lib/contract/paths.ts';
import { forgetEntered } from '#lib/session/entries.ts';
import { becomeVisitor } from '#lib/session/leave.ts';
import { sessionStore } from '#lib/session/store.ts';
import { pendingFavourite } from '#lib/session/pending-favourite.ts';

/**
 * Common part of all logins: stores the token as remember-me says.
 * @returns null on success, else the message
 */
async function enter(
  path: string,
  body: { remember?: boolean | undefined },
): Promise<string | null> {
  try {
    const answer = await plainApi.post(path, { json: body }).json<LoginAnswer>();
    if (!answer.success || !answer.accessToken) return answer.message ?? failureTexts.unknown;
    tokens.drop();
    tokens.keep(answer.accessToken, body.remember === true);
    sessionStore.setState({ user: answer.userInfo, ready: true });
    pendingFavourite.grant(new URLSearchParams(location.search).get('returnUrl'));
    notifyTabs('in');
    return null;
  } catch (error) {
    if (!(error instanceof HTTPError)) return failureTexts.unreachable;
    return (await sentenceOf(error.response)) ?? failureTexts.unknown;
  }
}

/** Logs in by password or code. */
export const logIn = (body: LoginBody) => enter('member-account/login', body);

/** Registers, or sets this password for an existing account. The body contains the code. */
export const register = (body: Required<RegisterBody>) => enter('member-account/register', body);

/** Sets a new password and logs in. */
export const resetPassword = (body: ResetPasswordBody) =>
  enter('member-account/reset-password', body);

/**
 * Ends the session here and in all tabs, then opens the home page; the login page if the service
 * could not be reached.
 */
export async function logOut(): Promise<void> {
  const ended = await endingSession(async () => {
    const token = tokens.read();
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
    const isLoggedOut = await plainApi.post('member-account/logout', { headers }).then(
      () => true,
      () => false,
    );
    becomeVisitor();
    forgetEntered();
    notifyTabs('out');
    return isLoggedOut;
  });
  location.assign(ended ? '/' : paths.login);
}
