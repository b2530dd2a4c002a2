import { z } from 'zod';
import { draftPage } from '#lib/contract/draft.ts';
import { noRow, removal, type Statement } from '#server/db/statement.ts';

/** As long as a token is valid. */
const life = "interval '15 minutes'";
/** Drafts that are kept of one of the staff at most, the latest; those of the look, one for each part, not counted. */
const most = 100;

/**
 * Values: id, kind, id of the product, post or page, the page as JSON, staff, and of the look its part and when it was asked
 * for. That of a part takes the place of one that was asked for earlier; all of them have the id of the first.
 */
export const keepDraft = {
  name: 'draft-keep',
  text: `insert into preview_draft as d (id, kind, subject_id, page, staff_id, part, created_at)
    values ($1, $2, $3, $4::jsonb, $5, $6, coalesce($7::timestamptz, now()))
    on conflict (staff_id, part) where part is not null
      do update set created_at = greatest(d.created_at, excluded.created_at),
        page = case when d.created_at > excluded.created_at then d.page else excluded.page end
    returning id`,
  row: z.object({ id: z.string() }),
} satisfies Statement<unknown>;

/** Values: staff. */
export const dropTooMany = {
  name: 'draft-drop',
  text: `delete from preview_draft
    where id in (select id from preview_draft where staff_id = $1 and part is null
      order by created_at desc, id offset ${most})`,
  row: noRow,
} satisfies Statement<unknown>;

/** Values: id, kind, subject. No row once it is too old, or what it is of has been removed. */
export const readDraft = {
  name: 'draft-read',
  text: `select d.page from preview_draft d
    where d.id = $1 and d.kind = $2 and d.subject_id is not distinct from $3::bigint
      and d.created_at > now() - ${life}
      and (d.subject_id is null or case d.kind
        when 'product' then exists (select from product where id = d.subject_id and binned_at is null)
        when 'post' then exists (select from post where id = d.subject_id and binned_at is null)
        else exists (select from content_page where id = d.subject_id) end)`,
  row: z.object({ page: draftPage }),
} satisfies Statement<unknown>;

export const removeOldDrafts = removal({
  name: 'draft-remove-old',
  table: 'preview_draft',
  key: 'id',
  since: 'created_at',
  before: `now() - ${life}`,
});
