import { demoAccounts } from '#demo-shop/demo-accounts.ts';
import { loginAnswer } from '#lib/contract/member.ts';
import { panelSignInAnswer } from '#lib/contract/staff.ts';

interface Account {
  readonly mobile: string;
  readonly password: string;
}

/** An account that `npm start` prints. */
export function accountOf(role: 'Member' | 'Administrator'): Account {
  const account = demoAccounts.find((each) => each.role === role);
  if (account === undefined) throw new Error('the demo shop has no such account');
  return account;
}

/** @throws Error for an answer that is no success */
async function send(url: string, { mobile, password }: Account): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile, password }),
  });
  if (!answer.ok) throw new Error(`${mobile}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Logs in to a demo shop at `base`. @returns an access token, which lives a quarter of an hour */
export async function logIn(base: string, account: Account): Promise<string> {
  const answer = await send(`${base}/api/member-account/login`, account);
  const { accessToken } = loginAnswer.parse(await answer.json());
  if (accessToken === null) throw new Error(`${account.mobile} cannot log in.`);
  return accessToken;
}

/** Signs in to the panel of a demo shop at `base`. @returns the headers of its calls */
export async function signIn(base: string, account: Account): Promise<Record<string, string>> {
  const answer = await send(`${base}/api/Admin/Sign-In`, account);
  const { me } = panelSignInAnswer.parse(await answer.json());
  if (me === null) throw new Error(`${account.mobile} cannot sign in to the panel.`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return { cookie: cookies.join('; '), 'x-xsrf-token': me.xsrf };
}
