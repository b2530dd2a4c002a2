import { demoAccounts } from '#demo-shop/demo-accounts.ts';

/** Whether an empty database becomes the demo shop. */
export const isDemo = ({ SEED }: NodeJS.Dict<string>): boolean => SEED !== 'none';

/** What the start of the service consists of, for the person who waits for it. */
export const serviceTitle = (env: NodeJS.Dict<string>): string =>
  `The shop service: database, ${isDemo(env) ? 'demo shop, ' : ''}start`;

/** The accounts of the demo shop, for whoever wants to log in; nothing where SEED makes none. */
export function accountLines(env: NodeJS.Dict<string>): string {
  if (!isDemo(env)) return '';
  const lines = demoAccounts.map(
    ({ mobile, password, shows }) => `    ${mobile}  ${password}  ${shows}`,
  );
  return `\n  Demo accounts (mobile, password), for /account/login:\n${lines.join('\n')}\n`;
}
