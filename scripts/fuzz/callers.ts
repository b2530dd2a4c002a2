import { demoAccounts } from '#demo-shop/demo-accounts.ts';
import { loginAnswer } from '#lib/contract/member.ts';

/** Who makes a call. */
export const callers = ['visitor', 'member', 'administrator'] as const;
export type Caller = (typeof callers)[number];

/** The member's number is not among the hostile texts, so guesses at passwords do not lock it. */
const accounts = {
  member: demoAccounts.findLast(({ role }) => role === 'Member'),
  administrator: demoAccounts.find(({ role }) => role === 'Administrator'),
};

/** Sessions in a demo shop, opened anew once a call has ended them. */
export function createCallers(base: string) {
  const tokens = new Map<Caller, string>();

  async function logIn(caller: Exclude<Caller, 'visitor'>): Promise<string> {
    const { mobile, password } = accounts[caller] ?? {};
    const answer = await fetch(`${base}/api/member-account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile, password }),
    });
    const { accessToken } = loginAnswer.parse(await answer.json());
    if (accessToken === null) throw new Error(`The ${caller} cannot log in.`);
    tokens.set(caller, accessToken);
    return accessToken;
  }

  return {
    /** The headers of a caller. */
    async headersOf(caller: Caller): Promise<Record<string, string>> {
      if (caller === 'visitor') return {};
      return { authorization: `Bearer ${tokens.get(caller) ?? (await logIn(caller))}` };
    },
    /** To be told of an answer of 401. */
    ended: (caller: Caller) => tokens.delete(caller),
  };
}
