import { z } from 'zod';
import { productCard } from '#lib/contract/product.ts';
import { crumb } from '#lib/contract/values.ts';
import type { Statement } from '#server/db/statement.ts';
import { attributeText } from '#server/modules/catalogue/attribute-text.ts';

const comparedRow = z.object({
  card: productCard,
  brand: crumb,
  group: crumb,
  facts: z.array(
    z.object({
      id: z.int(),
      position: z.int(),
      title: z.string(),
      group: z.string(),
      value: z.string(),
    }),
  ),
});
export type ComparedRow = z.infer<typeof comparedRow>;

/**
 * Products with everything a comparison shows, in the requested order. Their group is the category on the
 * second level, such as «گوشی موبایل» below «موبایل»: higher ones have too little in common, lower ones too
 * few products. Values: WebsiteCodes, each once.
 */
export const readCompared = {
  name: 'product-compare',
  text: `
    select c.card,
      json_build_object('id', b.id, 'title', b.title, 'slug', b.slug) as brand,
      json_build_object('id', g.id, 'title', g.title, 'slug', g.slug) as "group",
      coalesce(said.facts, '[]') as facts
    from unnest($1::int[]) with ordinality asked (id, n)
    join product p on p.id = asked.id and p.removed_at is null
    join product_card c on c.product_id = p.id
    join brand b on b.id = p.brand_id
    join category own on own.id = p.category_id
    join category g on g.id = coalesce(own.path[2], own.path[1], own.id)
    cross join lateral (
      select json_agg(json_build_object(
        'id', f.id, 'position', f.position, 'title', f.title, 'group', f.group_title,
        'value', f.value)) as facts
      from (
        select a.id, a.title, a.group_title, a.position, ${attributeText} as value
        from product_attribute v
        join attribute a on a.id = v.attribute_id
        left join attribute_option o on o.id = v.option_id
        where v.product_id = p.id
        group by a.id
      ) f
    ) said
    order by asked.n`,
  row: comparedRow,
} satisfies Statement<unknown>;
