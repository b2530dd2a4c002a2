/**
 * The value of a product's attribute as text for shoppers; several values are joined. SQL over
 * `product_attribute v`, `attribute a` and `attribute_option o`, grouped by attribute.
 */
export const attributeText = `
  string_agg(
    coalesce(o.label, v.text_value,
      case v.boolean_value when true then 'دارد' when false then 'ندارد' end,
      trim(v.number_value::text || ' ' || a.unit)),
    '، ' order by v.position)`;
