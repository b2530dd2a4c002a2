import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Permission, permissions as all } from '#lib/contract/permissions.ts';
import { rows } from '#server/db/database.ts';
import { newToken } from '#server/modules/staff/session-service.ts';
import { accounts } from '#server/testing/members.ts';
import type { TestShop } from '#server/testing/shop.ts';

/** The headers a page of the panel sends. */
export interface PanelHeaders extends Record<string, string> {
  cookie: string;
  'x-xsrf-token': string;
}

/** Names of the panel's cookies: test shops are on https, unless they are on this machine. */
export const panelCookieOf = ({ shop }: TestShop): string =>
  shop.settings.siteUrl.startsWith('https:') ? '__Host-panel' : 'panel';

/**
 * Signs a member of the tests in to the panel, without the cost of a password: as one of the staff with these permissions
 * and a second step.
 */
export async function signInStaff(
  shop: TestShop,
  permissions: readonly Permission[] = all,
  { mobile }: { readonly mobile: string } = accounts.administrator,
): Promise<PanelHeaders> {
  const { database, panelSessions } = shop.shop;
  const [token, id] = [newToken(), randomUUID()];
  const found = await rows(
    database.db,
    sql`with worker as (
        insert into staff (member_id, totp_secret) select id, 'of a test' from member where mobile = ${mobile}
        on conflict (member_id) do update set totp_secret = coalesce(staff.totp_secret, 'of a test'),
          suspended_at = null
        returning member_id
      ), role as (
        insert into staff_role (name, permissions)
        values (${id}, ${JSON.stringify(permissions)}::jsonb) returning id
      ), former as (
        delete from staff_holds where member_id = (select member_id from worker)
      ), held as (
        insert into staff_holds (member_id, role_id) select member_id, id from worker, role
      )
      insert into panel_session (id, member_id, token_hash, password_mark, ends_at, confirmed_until)
      select ${id}::uuid, m.id, ${panelSessions.hashOf(token)}, md5(m.password_hash), now() + interval '12 hours',
        now() + interval '10 minutes'
      from worker w join member m on m.id = w.member_id returning id`,
    z.object({ id: z.string() }),
  );
  if (found.length === 0) throw new Error(`${mobile} is no member of the test shop.`);
  return {
    cookie: `${panelCookieOf(shop)}=${token}`,
    'x-xsrf-token': panelSessions.xsrfOf(id),
  };
}
