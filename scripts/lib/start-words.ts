import { demoAccounts } from '#demo-shop/demo-accounts.ts';

/** Whether an empty database is filled with the demo shop. */
export const isDemo = ({ SEED }: NodeJS.Dict<string>): boolean => SEED !== 'none';

/** Title of the service's start, for the person waiting for it. */
export const serviceTitle = (env: NodeJS.Dict<string>): string =>
  `The shop service: database, ${isDemo(env) ? 'demo shop, ' : ''}start`;

/** The demo shop's accounts; empty if SEED creates none. */
export function accountLines(env: NodeJS.Dict<string>): string {
  if (!isDemo(env)) return '';
  const lines = demoAccounts.map(
    ({ mobile, password, shows }) => `    ${mobile}  ${password}  ${shows}`,
  );
  return `\n  Demo accounts (mobile, password), for /account/login:\n${lines.join('\n')}\n`;
}
