import { demoAccounts } from '#demo-shop/demo-accounts.ts';
import { isOnThisMachine } from '#server/http/origin.ts';

/** Whether an empty database is filled with the demo shop. */
export const isDemo = ({ SEED }: NodeJS.Dict<string>): boolean => SEED !== 'none';

/** Title of the service's start, for the person waiting for it. */
export const serviceTitle = (env: NodeJS.Dict<string>): string =>
  `The shop service: database, ${isDemo(env) ? 'demo shop, ' : ''}start`;

const isPublic = ({ SITE_URL }: NodeJS.Dict<string>): boolean =>
  SITE_URL !== undefined && URL.canParse(SITE_URL) && !isOnThisMachine(SITE_URL);

const warning = `
  WARNING: SITE_URL is a public address, and these passwords are known to everyone.
  A real shop starts with SEED=none and an empty database.
`;

/** The demo shop's accounts; empty if SEED creates none. With a public address, a warning follows. */
export function accountLines(env: NodeJS.Dict<string>): string {
  if (!isDemo(env)) return '';
  const lines = demoAccounts.map(
    ({ mobile, password, shows }) => `    ${mobile}  ${password}  ${shows}`,
  );
  const accounts = `\n  Demo accounts (mobile, password), for /account/login:\n${lines.join('\n')}\n`;
  return isPublic(env) ? `${accounts}${warning}` : accounts;
}
