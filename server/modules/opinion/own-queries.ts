import { z } from 'zod';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import {
  opinionFormAnswer,
  type OpinionKind,
  type OpinionState,
  ownOpinion,
  ownOpinionsAnswer,
  ownPageSize,
  waitingAnswer,
  waitingPageSize,
} from '#lib/contract/opinion.ts';
import { iso } from '#server/db/iso.ts';
import type { Statement } from '#server/db/statement.ts';

/** The product `p` as JSON. */
const productJson = `
  json_build_object('websiteCode', p.id, 'nameFa', p.name_fa, 'slug', p.slug,
    'isThere', p.removed_at is null,
    'image', coalesce((select picture_hash || '-850.webp' from product_picture
      where product_id = p.id order by position limit 1), ''))`;

const noPoints = `'{}'::text[] as good, '{}'::text[] as bad`;

/** The pictures of `o`, if it is a review. */
export const picturesJson = `
  (select coalesce(json_agg(json_build_object('id', c.id, 'isRefused', c.is_refused) order by c.position), '[]')
    from review_picture c where o.kind = 'review' and c.review_id = o.id)`;

/** The common columns of all kinds, of rows `o` that meet the condition `only`. */
const rowsOf = (kind: OpinionKind, own: string, only: string) => `
  select '${kind}' as kind, o.id, ${own}, ${kind === 'review' ? 'o.good, o.bad' : noPoints}, o.member_id, o.body, o.author, o.state, o.refusal, o.revision,
    ${kind === 'answer' ? 'o.is_shop' : 'false as is_shop'}, o.created_at, o.written_at
  from ${kind} o where ${only}`;

export const oneOf = {
  review: (only: string) =>
    rowsOf('review', 'o.product_id, o.stars, null::int as question_id', only),
  question: (only: string) =>
    rowsOf('question', 'o.product_id, null::int as stars, null::int as question_id', only),
  answer: (only: string) =>
    rowsOf(
      'answer',
      `(select product_id from question where id = o.question_id) as product_id,
        null::int as stars, o.question_id`,
      only,
    ),
};

const all = (only: string) =>
  [oneOf.review(only), oneOf.question(only), oneOf.answer(only)].join(' union all ');

/** Like `rowsOf` for comments on posts. */
export const comments = (only: string) => `
  select 'comment' as kind, o.id, null::int as product_id, null::int as stars, null::int as question_id,
    ${noPoints}, o.member_id, o.body, o.author, o.state, o.refusal, o.revision, o.is_shop, o.created_at, o.written_at
  from post_comment o where ${only}`;

/** `o`, about a product, as its author sees it. */
const ownJson = `
  json_build_object('kind', o.kind, 'id', o.id, 'product', ${productJson}, 'stars', o.stars,
    'asked', (select json_build_object('id', id, 'body', case when state = 'shown' then body end)
      from question where id = o.question_id),
    'body', o.body, 'good', o.good, 'bad', o.bad, 'pictures', ${picturesJson}, 'author', o.author, 'state', o.state, 'reason', o.refusal,
    'createdAt', ${iso('o.created_at')},
    'canChange', o.kind <> 'question' or o.state <> 'shown' or not exists (select from answer a
      where a.question_id = o.id and a.state = 'shown' and a.member_id is distinct from o.member_id))`;

/** The post of `o` as JSON, with additional fields. */
const postJson = (more = '') => `
  (select json_build_object('id', of.id, 'title', of.title, 'slug', of.slug${more})
    from post_comment c join post of on of.id = c.post_id where c.id = o.id)`;

/** How many other texts of the author of `o` are in a state. */
const earlier = (state: OpinionState): string =>
  ['review', 'question', 'answer', 'post_comment']
    .map(
      (table) => `(select count(*) from ${table} e where e.member_id = o.member_id
        and e.state = '${state}' and (e.id <> o.id or o.kind <> '${table.replace('post_', '')}'))`,
    )
    .join(' + ');

const ownPostJson = postJson(
  `, 'image', of.picture_hash || '-850.webp', 'isThere', coalesce(of.published_time <= now(), false)`,
);

/** `o`, a comment, as its author sees it. */
const ownCommentJson = `
  json_build_object('kind', o.kind, 'id', o.id, 'post', ${ownPostJson}, 'body', o.body,
    'author', o.author, 'state', o.state, 'reason', o.refusal, 'createdAt', ${iso('o.created_at')})`;

const found = { items: true, total: true } as const;

/** The most recently created first. Values: member, offset. */
export const readOwn = {
  name: 'opinion-own',
  text: `
    with own as (
      ${all('o.member_id = $1::bigint')} union all ${comments('o.member_id = $1::bigint')}
    ), shown as (
      select * from own order by created_at desc, kind, id desc limit ${ownPageSize} offset $2
    )
    select
      (select coalesce(json_agg(case when o.kind = 'comment' then ${ownCommentJson} else ${ownJson} end
          order by o.created_at desc, o.kind, o.id desc), '[]')
        from shown o left join product p on p.id = o.product_id) as items,
      (select count(*)::int from own) as total`,
  row: ownOpinionsAnswer.pick(found),
} satisfies Statement<unknown>;

/** One opinion of a member. Values: member, kind, id. */
export const readOneOwn = {
  name: 'opinion-one-own',
  text: `
    select ${ownJson} as opinion
    from (${all('o.member_id = $1::bigint and o.id = $3::int')}) o join product p on p.id = o.product_id
    where o.kind = $2::text`,
  row: z.object({ opinion: ownOpinion }),
} satisfies Statement<unknown>;

const form = opinionFormAnswer
  .pick({ product: true, asked: true, own: true })
  .extend({ isOwnQuestion: z.boolean() });

/** For a review or a question. Values: member, WebsiteCode, whether to include the member's review. */
export const readProductForm = {
  name: 'opinion-product-form',
  text: `
    select ${productJson} as product, null as asked, false as "isOwnQuestion", (
      select ${ownJson} from (${oneOf.review('o.member_id = $1::bigint and o.product_id = $2::int')}) o
      where $3::boolean) as own
    from product p where p.id = $2::int and p.removed_at is null`,
  row: form,
} satisfies Statement<unknown>;

/** For an answer. Values: member, id of a shown question. */
export const readAnswerForm = {
  name: 'opinion-answer-form',
  text: `
    select ${productJson} as product, json_build_object('id', asked.id, 'body', asked.body) as asked,
      asked.member_id is not distinct from $1::bigint as "isOwnQuestion", (
      select ${ownJson}
      from (${oneOf.answer('o.member_id = $1::bigint and o.question_id = $2::int')}) o) as own
    from question asked join product p on p.id = asked.product_id
    where asked.id = $2::int and asked.state = 'shown' and p.removed_at is null`,
  row: form,
} satisfies Statement<unknown>;

/** `o` of any kind as staff see it. */
export const staffJson = `
  'kind', o.kind, 'id', o.id,
  'product', case when o.kind <> 'comment' then ${productJson} end,
  'post', case when o.kind = 'comment' then ${postJson()} end,
  'stars', o.stars,
  'asked', (select json_build_object('id', id, 'body', body)
    from question where id = o.question_id),
  'body', o.body, 'good', o.good, 'bad', o.bad, 'pictures', ${picturesJson}, 'author', o.author, 'isShop', o.is_shop, 'revision', o.revision,
  'writtenAt', ${iso('o.written_at')},
  'isBuyer', exists (select from shop_order s join order_line l on l.order_id = s.id
    where s.member_id = o.member_id and s.status = ${orderStatuses.preparing}
      and s.delivery = '${deliveryStates.delivered}' and l.product_id = o.product_id),
  'member', (select json_build_object(
      'mobile', left(m.mobile, 4) || ' ••• ' || right(m.mobile, 4),
      'shown', ${earlier('shown')}, 'refused', ${earlier('refused')})
    from member m where m.id = o.member_id)`;

/** Reads of each kind, by its index, at most as many rows as the page may show, however long the queue is. */
const firstWaiting = [...Object.values(oneOf), comments]
  .map((rows) =>
    rows(`o.state = 'waiting' order by o.written_at, o.id limit ${waitingPageSize} + $1::bigint`),
  )
  .map((rows) => `(${rows})`)
  .join(' union all ');

/** The longest waiting first. Values: offset. */
export const readWaiting = {
  name: 'opinion-waiting',
  text: `
    with waiting as (${firstWaiting}), shown as (
      select * from waiting order by written_at, kind, id limit ${waitingPageSize} offset $1
    )
    select
      (select coalesce(json_agg(json_build_object(${staffJson})
          order by o.written_at, o.kind, o.id), '[]')
        from shown o left join product p on p.id = o.product_id) as items,
      (select ((select count(*) from review where state = 'waiting')
        + (select count(*) from question where state = 'waiting')
        + (select count(*) from answer where state = 'waiting')
        + (select count(*) from post_comment where state = 'waiting'))::int) as total`,
  row: waitingAnswer.pick(found),
} satisfies Statement<unknown>;
