/**
 * The number under a variant's bar code. That of the product counts where there is only one variant.
 * @param product @param variant the tables' names in the statement
 */
export const gtinOf = (product: string, variant: string): string => `(
  select coalesce(own.gtin, case when ${product}.gtin is not null and not exists (
    select from variant other where other.product_id = ${product}.id and other.id <> own.id
  ) then ${product}.gtin end)
  from variant own where own.id = ${variant}.id)`;
