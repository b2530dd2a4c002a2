import { loginAnswer } from '#lib/contract/member.ts';

/** Logs in to a demo shop at `base`. @returns an access token, which lives a quarter of an hour */
export async function logIn(
  base: string,
  { mobile, password }: { readonly mobile: string; readonly password: string },
): Promise<string> {
  const answer = await fetch(`${base}/api/member-account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile, password }),
  });
  const { accessToken } = loginAnswer.parse(await answer.json());
  if (accessToken === null) throw new Error(`${mobile} cannot log in.`);
  return accessToken;
}
