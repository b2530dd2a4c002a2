/** SQL expressions by the keys of the file. */
type Fields = Record<string, string>;

export const objectOf = (fields: Fields): string =>
  `json_build_object(${Object.entries(fields)
    .map(([key, value]) => `'${key}', ${value}`)
    .join(', ')})`;

export const rowsOf = (fields: Fields, from: string): string =>
  `(select coalesce(json_agg(${objectOf(fields)}), '[]') from ${from})`;

/** Rows of a table that belong to the member. */
export const own = (fields: Fields, table: string, joins = ''): string =>
  rowsOf(fields, `${table} t ${joins} where t.member_id = $1`);

/** Rows of a table with the member's number, if they have proved that it is theirs. */
export const byMobile = (fields: Fields, table: string, joins = ''): string =>
  rowsOf(
    fields,
    `${table} t ${joins} join member m on m.mobile = t.mobile
    where m.id = $1 and m.mobile_verified_at is not null`,
  );

export const ofProduct = { websiteCode: 'p.id', product: 'p.name_fa' };
export const product = 'join product p on p.id = t.product_id';
