/**
 * What a product says of an attribute, as shoppers read it; several values one after the other. SQL over
 * `product_attribute v`, `attribute a` and `attribute_option o`, grouped by attribute.
 */
export const attributeText = `
  string_agg(
    coalesce(o.label, v.text_value,
      case v.boolean_value when true then 'دارد' when false then 'ندارد' end,
      trim(v.number_value::text || ' ' || a.unit)),
    '، ' order by v.position)`;
