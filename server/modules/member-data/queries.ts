import { z } from 'zod';
import type { Statement } from '#server/db/statement.ts';

/** Rows of a table that belong to the member, without what only the shop needs. */
const rowsOf = (table: string, ...without: string[]): string => `(
  select coalesce(jsonb_agg(to_jsonb(t) - '{${['member_id', ...without].join(',')}}'::text[]), '[]')
  from ${table} t where t.member_id = $1)`;

/** Rows of a table with the member's number, if they have proved that it is theirs. */
const rowsByMobile = (table: string, ...without: string[]): string => `(
  select coalesce(jsonb_agg(to_jsonb(t) - '{${without.join(',')}}'::text[]), '[]')
  from ${table} t join member m on m.mobile = t.mobile
  where m.id = $1 and m.mobile_verified_at is not null)`;

const moderation = ['revision', 'judged_by', 'is_shop'];

/** All that is kept of a member, but no secrets. Values: member. */
export const readData = {
  name: 'member-data',
  text: `
    select jsonb_build_object(
      'profile', (select to_jsonb(m) - '{id,password_hash}'::text[] from member m where m.id = $1),
      'addresses', ${rowsOf('member_address')},
      'favourites', ${rowsOf('favourite')},
      'reviews', ${rowsOf('review', ...moderation)},
      'questions', ${rowsOf('question', ...moderation)},
      'answers', ${rowsOf('answer', ...moderation)},
      'comments', ${rowsOf('post_comment', ...moderation)},
      'basket', (
        select coalesce(jsonb_agg(to_jsonb(l) - 'basket_id'), '[]')
        from basket b join basket_line l on l.basket_id = b.id where b.member_id = $1),
      'awaited', ${rowsByMobile('back_in_stock')},
      'messages', ${rowsByMobile('contact_message')},
      'newsletter', ${rowsByMobile('newsletter_subscriber')},
      'sms', ${rowsByMobile('sms', 'id', 'reference', 'text', 'template')},
      'networks', ${rowsOf('member_network', 'network_hash')},
      'devices', ${rowsOf('member_session', 'id', 'token_hash', 'exchanged')}
    ) as data`,
  row: z.object({ data: z.record(z.string(), z.unknown()) }),
} satisfies Statement<unknown>;
