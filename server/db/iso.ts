/** An SQL expression of an instant as ISO 8601, such as `2026-11-25T10:00:00.000Z`; null stays null. */
export const iso = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
