import { type SQL, sql } from 'drizzle-orm';

/** Values of an attribute as a card has room for them: «۱۲۸ گیگ», «۵۵ اینچ»; several from the first to the last. */
const textOf = sql.raw(`replace(replace(
  array_to_string(array[min(value) filter (where place = 1), min(value) filter (where place = of_all and of_all > 1)], ' تا '),
  ' گیگابایت', ' گیگ'), ' ترابایت', ' ترا')`);

/** The number in it, of gigabytes: by it the storage comes before the memory. */
const sizeOf = sql.raw(`max(
  (substring(translate(value, '۰۱۲۳۴۵۶۷۸۹٫', '0123456789.') from '^[0-9]+(?:\\.[0-9]+)?')::numeric
    * case when value like '%ترابایت' then 1000 else 1 end))`);

/**
 * SQL: what tells product `p` apart from others of its kind, in a few words, such as «۱۲۸ / ۶ گیگ»; '' if its data do not
 * say. At most two of the attributes by which the versions of its model differ, and of those measured in gigabytes.
 */
export const specLineOf = (p: SQL): SQL => sql`coalesce((
  select regexp_replace(string_agg(line.words, ' / ' order by line.size desc nulls last, line.position), ' گیگ(?= / [^/]* گیگ$)', '')
  from (
    select ${textOf} as words, ${sizeOf} as size, position, differs
    from (
      select a.id, a.position,
        coalesce(o.label, translate(v.number_value::text, '0123456789.', '۰۱۲۳۴۵۶۷۸۹٫') || ' ' || a.unit) as value,
        row_number() over (partition by a.id order by o.position, v.position) as place,
        count(*) over (partition by a.id) as of_all,
        ${p}.model_id is not null and exists (
          select from product s left join product_attribute other on other.product_id = s.id and other.attribute_id = a.id
          where s.model_id = ${p}.model_id and s.removed_at is null
            and (other.option_id, other.number_value) is distinct from (v.option_id, v.number_value)
            and not exists (
              select from product_attribute same where same.product_id = s.id and same.attribute_id = a.id
                and (same.option_id, same.number_value) is not distinct from (v.option_id, v.number_value))) as differs
      from product_attribute v join attribute a on a.id = v.attribute_id
      left join attribute_option o on o.id = v.option_id
      where v.product_id = ${p}.id and a.is_filter and a.kind in ('choice', 'range')
        and num_nonnulls(v.option_id, v.number_value) = 1
    ) f
    where f.differs or f.value ~ '(گیگابایت|ترابایت)$'
    group by id, position, differs
    order by differs desc, size desc nulls last, position limit 2
  ) line), '')`;

/** SQL: the number with which such a line begins, of gigabytes. */
export const sizeOfLine = (line: string): string => `(
  substring(translate(${line}, '۰۱۲۳۴۵۶۷۸۹٫', '0123456789.') from '^[0-9]+(?:\\.[0-9]+)?')::numeric
    * case when split_part(${line}, ' / ', 1) like '%ترا' then 1000 else 1 end)`;
