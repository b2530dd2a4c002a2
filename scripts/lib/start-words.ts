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

/** Where a shop on this machine shows its messages, and where it is paid; empty if it does neither. */
export function standInLines(env: NodeJS.Dict<string>): string {
  const { SITE_URL = '', SMS_PROVIDER = '', PAYMENT_SANDBOX_URL: gateways = '' } = env;
  const isInbox = (SMS_PROVIDER || 'inbox') === 'inbox' && !isPublic(env);
  const messages = `  Its messages:     ${SITE_URL}/api/dev/sms, instead of being sent\n`;
  const payments = `  Its payments:     ${gateways}, the gateways' stand-in, where no money moves\n`;
  return `${isInbox ? messages : ''}${gateways === '' ? '' : payments}`;
}

/** The demo shop's accounts; empty if SEED creates none. With a public address, a warning follows. */
export function accountLines(env: NodeJS.Dict<string>): string {
  if (!isDemo(env)) return '';
  const lines = demoAccounts.map(
    ({ mobile, password, shows }) => `    ${mobile}  ${password}  ${shows}`,
  );
  const accounts = `\n  Demo accounts (mobile, password), for /account/login:\n${lines.join('\n')}\n`;
  return isPublic(env) ? `${accounts}${warning}` : accounts;
}
