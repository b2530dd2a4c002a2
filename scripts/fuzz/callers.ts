import { demoAccounts } from '#demo-shop/demo-accounts.ts';
import { logIn, signIn } from '#scripts/lib/demo-login.ts';

/** Who makes a call. */
export const callers = ['visitor', 'member', 'administrator'] as const;
export type Caller = (typeof callers)[number];

const members = demoAccounts.filter(({ role }) => role === 'Member');
/**
 * Their numbers are not among the hostile texts, so guesses at passwords do not lock them. The first member has orders; in
 * a shop that others use afterwards, the last one calls.
 */
const accountsOf = (isOwn: boolean) => ({
  member: isOwn ? members[0] : members.at(-1),
  administrator: demoAccounts.find(({ role }) => role === 'Administrator'),
});

/** Between two logins, in ms: an account may log in a hundred times in a quarter of an hour. */
const rest = 10_000;

/**
 * Sessions in a demo shop. One that a call has ended is opened anew after a while; until then, and once an input has blocked
 * the account, calls are made without.
 * @param isOwn whether nobody else uses the shop
 */
export function createCallers(base: string, isOwn: boolean) {
  const accounts = accountsOf(isOwn);
  const opened = new Map<Caller, Record<string, string>>();
  const triedAt = new Map<Caller, number>();

  async function open(caller: Exclude<Caller, 'visitor'>): Promise<Record<string, string>> {
    const account = accounts[caller];
    if (account === undefined) throw new Error(`The demo shop has no ${caller}.`);
    const headers =
      caller === 'administrator'
        ? await signIn(base, account)
        : { authorization: `Bearer ${await logIn(base, account)}` };
    opened.set(caller, headers);
    return headers;
  }

  return {
    /** The headers of a caller. @throws Error if the first session cannot be opened */
    async headersOf(caller: Caller): Promise<Record<string, string>> {
      if (caller === 'visitor') return {};
      const known = opened.get(caller);
      if (known) return known;
      const last = triedAt.get(caller);
      if (last !== undefined && Date.now() - last < rest) return {};
      triedAt.set(caller, Date.now());
      return open(caller).catch((error: unknown) => {
        if (last === undefined) throw error;
        return {};
      });
    },
    /** Called at an answer of 401. */
    ended: (caller: Caller) => opened.delete(caller),
  };
}
export type Callers = ReturnType<typeof createCallers>;
