import { z } from 'zod';
import { listOpinionsAnswer, type WrittenKind } from '#lib/contract/opinion.ts';
import { micros, ofMicros } from '#server/db/iso.ts';
import { comments, oneOf, staffJson } from '#server/modules/opinion/own-queries.ts';
import type { Statement } from '#server/db/statement.ts';

const listed = z.object({
  item: listOpinionsAnswer.shape.items.element,
  place: z.int(),
});

const byKind: Record<WrittenKind, (only: string) => string> = { ...oneOf, comment: comments };

const last = ofMicros('$2');

/**
 * Reads of a kind, by its index, at most as many rows as the page shows. Rows of all kinds have the order of time, kind
 * and id; `$2` to `$4` are the last of the page before, of which kinds before it in the alphabet have more rows at
 * the same time.
 */
const judgedOf = (kind: WrittenKind): string =>
  `(${byKind[kind](`
  o.state = $1::text and o.written_at <= coalesce(${last}, 'infinity')
  and (${last} is null or o.written_at < ${last}
    or ('${kind}' collate "C", o.id) < ($3::text collate "C", $4::int))
  order by o.written_at desc, o.id desc limit $5::int`)})`;

const statementOf = (name: string, kinds: readonly WrittenKind[]) =>
  ({
    name: `opinion-judged-${name}`,
    text: `
      with judged as (${kinds.map(judgedOf).join(' union all ')}), shown as (
        select * from judged order by written_at desc, kind collate "C" desc, id desc limit $5::int
      )
      select json_build_object(${staffJson}, 'state', o.state, 'reason', o.refusal) as item,
        ${micros('o.written_at')} as place
      from shown o left join product p on p.id = o.product_id
      order by o.written_at desc, o.kind collate "C" desc, o.id desc`,
    row: listed,
  }) satisfies Statement<unknown>;

/**
 * What was judged, the last written first. Values: state, then time, kind and id of the last of the page before, or
 * nulls, and how many.
 */
export const readJudged = {
  all: statementOf('all', ['review', 'question', 'answer', 'comment']),
  review: statementOf('review', ['review']),
  question: statementOf('question', ['question']),
  answer: statementOf('answer', ['answer']),
  comment: statementOf('comment', ['comment']),
};
