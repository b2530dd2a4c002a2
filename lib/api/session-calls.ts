import { HTTPError } from 'ky';
import { plainApi } from '#lib/api/plain-api.ts';
import { sentenceOf } from '#lib/api/sentence.ts';
import { failureTexts } from '#lib/api/texts.ts';
import type { LoginAnswer, LoginBody } from '#lib/contract/member.ts';
import { paths } from '#lib/contract/paths.ts';
import { wishes } from '#lib/favourites/wish.ts';
import { tellTabs, tokens } from '#lib/session/browser-session.ts';
import { becomeVisitor } from '#lib/session/leave.ts';
import { sessionStore } from '#lib/stores/session.ts';

/**
 * Logs in and keeps the token where remember-me says.
 * @returns null when it did, else the sentence that says why not
 */
export async function logIn(body: LoginBody): Promise<string | null> {
  try {
    const answer = await plainApi.post('member-account/login', { json: body }).json<LoginAnswer>();
    if (!answer.success || !answer.accessToken) return answer.message ?? failureTexts.unknown;
    tokens.drop();
    tokens.keep(answer.accessToken, body.remember === true);
    sessionStore.setState({ user: answer.userInfo, ready: true });
    wishes.grant(new URLSearchParams(location.search).get('returnUrl'));
    tellTabs('in');
    return null;
  } catch (error) {
    if (!(error instanceof HTTPError)) return failureTexts.unreachable;
    return (await sentenceOf(error.response)) ?? failureTexts.unknown;
  }
}

/**
 * Ends the session here and in all tabs, then goes home; when the service could not be told, to the login
 * page (specification §4 and §8).
 */
export async function logOut(): Promise<void> {
  const token = tokens.read();
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  const ended = await plainApi.post('member-account/logout', { headers }).then(
    () => true,
    () => false,
  );
  becomeVisitor();
  tellTabs('out');
  location.assign(ended ? '/' : paths.login);
}
