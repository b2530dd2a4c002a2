/** Options of `variant_state v` besides its colour as JSON: storage, size, then those of any other title. */
export const optionsJson = `(
  select coalesce(json_agg(json_build_object('title', o.title, 'value', o.value) order by o.place), '[]')
  from (
    values (-2, 'حافظه', v.storage), (-1, 'اندازه', v.size)
    union all select position, title, value from variant_option where variant_id = v.id
  ) o (place, title, value) where o.value is not null)`;

/** The options of any other title alone, as JSON. */
export const furtherOptionsJson = `(
  select coalesce(json_agg(json_build_object('title', o.title, 'value', o.value) order by o.position), '[]')
  from variant_option o where o.variant_id = v.id)`;

/** What distinguishes `v`, a variant, from its siblings, in one line; '' when nothing does. */
export const optionsLine = `concat_ws('، ', v.colour_title, v.storage, v.size, (
  select string_agg(o.value, '، ' order by o.position) from variant_option o where o.variant_id = v.id))`;
