import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '#server/config.ts';
import { ShopError } from '#server/errors.ts';
import type { Api } from '#server/http/api.ts';
import { isOnThisMachine } from '#server/http/origin.ts';
import { httpTexts } from '#server/http/texts.ts';
import { getInbox } from '#server/modules/sms-inbox/service.ts';
import type { Base } from '#server/modules/module.ts';
import type { SmsAccountService } from '#server/sms-outbox/account.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const ownAddresses = new BlockList();
ownAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
ownAddresses.addAddress('::1', 'ipv6');

/** Judged by the Host header: requests through a local proxy or DNS rebinding also come from this machine. */
function isAskedHere(headers: IncomingHttpHeaders): boolean {
  const host = String(headers['x-forwarded-host'] ?? headers.host);
  const url = `http://${host}`;
  return URL.canParse(url) && isOnThisMachine(url);
}
const isOwn = (ip: string): boolean => ownAddresses.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

/**
 * For development: the messages that were not delivered. It shows mobile numbers and texts, so it is disabled
 * in a shop with a provider or a public address, and open to this machine only.
 */
export function smsInboxRoutes(
  app: Api,
  { database, smsAccount }: Pick<Base, 'database'> & { readonly smsAccount: SmsAccountService },
  { siteUrl }: Pick<Config, 'siteUrl'>,
): void {
  if (!isOnThisMachine(siteUrl)) return;
  app.get('/dev/sms', { schema: { hide: true } }, async ({ ip, headers }, reply) => {
    const isInbox = smsAccount.now().account.provider === 'inbox';
    if (!isInbox || !isOwn(ip) || !isAskedHere(headers))
      throw new ShopError(404, 'NOT_FOUND', httpTexts.notFound);
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(await getInbox(database));
  });
}
