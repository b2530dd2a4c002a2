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

/** Sessions in a demo shop, opened anew once a call has ended them. @param isOwn whether nobody else uses the shop */
export function createCallers(base: string, isOwn: boolean) {
  const accounts = accountsOf(isOwn);
  const opened = new Map<Caller, Record<string, string>>();

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
    /** The headers of a caller. */
    async headersOf(caller: Caller): Promise<Record<string, string>> {
      if (caller === 'visitor') return {};
      return opened.get(caller) ?? open(caller);
    },
    /** Called at an answer of 401. */
    ended: (caller: Caller) => opened.delete(caller),
  };
}
export type Callers = ReturnType<typeof createCallers>;
