import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import {
  getQuestionsAnswer,
  getReviewsAnswer,
  opinionPageSize,
  type ReviewSort,
} from '#lib/contract/opinion.ts';
import { iso } from '#server/db/iso.ts';
import type { Statement } from '#server/db/statement.ts';

/** Maximum answers shown with a question; more than anybody reads. */
const mostAnswers = 10;

/** The fields read by SQL; the others are computed from the total. */
const found = { items: true, total: true } as const;

/** Of review `r` of product `p`: a few orders of its author, each with a line of the product or not. */
const isBuyer = `exists (select from shop_order o join order_line l on l.order_id = o.id
  where o.member_id = r.member_id and o.status = ${orderStatuses.preparing}
    and o.delivery = '${deliveryStates.delivered}' and l.product_id = p.id)`;

/** Whether a review has more than stars; like the condition of its indexes. */
const saysSomething = `(body <> '' or cardinality(good) + cardinality(bad) > 0)`;

/** Most good points, and most bad ones, that a summary names. */
const mostNamed = 5;

/** The points that most reviews of product `p` name; what one of them alone names is left to its reading. */
const namedMost = (column: 'good' | 'bad') => `
  (select coalesce(json_agg(json_build_object('text', named.text, 'count', named.count)
      order by named.count desc, named.text), '[]')
    from (
      select point as text, count(*)::int as count from review, unnest(${column}) point
      where product_id = p.id and state = 'shown' group by point having count(*) > 1
      order by count(*) desc, point limit ${mostNamed}
    ) named)`;

const orders: Readonly<Record<ReviewSort, string>> = {
  helpful: 'helpful desc, created_at desc, id desc',
  newest: 'created_at desc, id desc',
  best: 'stars desc, created_at desc, id desc',
  worst: 'stars, created_at desc, id desc',
};

const reviewsBy = (sort: ReviewSort) =>
  ({
    name: `opinion-reviews-${sort}`,
    text: `
    select
      (select coalesce(json_agg(json_build_object(
          'id', r.id, 'author', r.author, 'stars', r.stars, 'body', r.body,
          'createdAt', ${iso('r.created_at')}, 'isBuyer', ${isBuyer}, 'good', r.good, 'bad', r.bad,
          'helpful', r.helpful, 'unhelpful', r.unhelpful, 'pictures', (
            select coalesce(json_agg(id order by position), '[]') from review_picture
            where review_id = r.id and not is_refused)) order by r.place), '[]')
        from (
          select *, row_number() over () as place from (
            select id, member_id, author, stars, body, created_at, good, bad, helpful, unhelpful from review
            where product_id = p.id and state = 'shown' and ${saysSomething}
              and ($3::int is null or stars = $3)
            order by ${orders[sort]} limit ${opinionPageSize} offset $2
          ) page
        ) r) as items,
      (select count(*)::int from review
        where product_id = p.id and state = 'shown' and ${saysSomething}
          and ($3::int is null or stars = $3)) as total,
      (select json_agg(coalesce(given.count, 0) order by n)
        from generate_series(1, 5) n left join (
          select stars, count(*) as count from review
          where product_id = p.id and state = 'shown' group by stars
        ) given on given.stars = n) as stars,
      json_build_object('good', ${namedMost('good')}, 'bad', ${namedMost('bad')}) as points
    from product p where p.id = $1 and p.removed_at is null`,
    row: getReviewsAnswer.pick({ ...found, stars: true, points: true }),
  }) satisfies Statement<unknown>;

/** Values: WebsiteCode, offset, stars or null. No row for an unknown product. */
export const readReviews = {
  helpful: reviewsBy('helpful'),
  newest: reviewsBy('newest'),
  best: reviewsBy('best'),
  worst: reviewsBy('worst'),
};

/** The newest first, with their answers: the shop's, then the oldest. Values: WebsiteCode, offset. No row for an unknown product. */
export const readQuestions = {
  name: 'opinion-questions',
  text: `
    select
      (select coalesce(json_agg(json_build_object(
          'id', q.id, 'author', q.author, 'body', q.body, 'createdAt', ${iso('q.created_at')},
          'answers', (
            select coalesce(json_agg(json_build_object(
                'id', a.id, 'author', a.author, 'isShop', a.is_shop, 'body', a.body)
              order by not a.is_shop, a.created_at, a.id), '[]')
            from (
              select id, author, is_shop, body, created_at from answer
              where question_id = q.id and state = 'shown'
              order by not is_shop, created_at, id limit ${mostAnswers}
            ) a)
        ) order by q.created_at desc, q.id desc), '[]')
        from (
          select id, author, body, created_at from question
          where product_id = p.id and state = 'shown'
          order by created_at desc, id desc limit ${opinionPageSize} offset $2
        ) q) as items,
      (select count(*)::int from question
        where product_id = p.id and state = 'shown') as total
    from product p where p.id = $1 and p.removed_at is null`,
  row: getQuestionsAnswer.pick(found),
} satisfies Statement<unknown>;
