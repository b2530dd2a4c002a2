/** An SQL expression of an instant as microseconds since 1970, exactly; a whole number. */
export const micros = (column: string): string =>
  `(extract(epoch from ${column}) * 1000000)::float8`;

/** The instant of such a number, which is an SQL expression; null stays null. */
export const ofMicros = (number: string): string =>
  `('epoch'::timestamptz + ${number}::float8 * interval '1 microsecond')`;

/** Greatest number that `ofMicros` is given: in the year 2096. */
export const mostMicros = 4_000_000_000_000_000;

/** An SQL expression of an instant as ISO 8601, such as `2026-11-25T10:00:00.000Z`; null stays null. */
export const iso = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Whether a text is an instant as PostgreSQL writes a timestamptz, in any time zone. */
export function isInstantText(text: string): boolean {
  const [, date, time] =
    /^([12]\d{3}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d)?$/.exec(
      text,
    ) ?? [];
  const ms = Date.parse(`${date}T${time}Z`);
  // The parser takes the 31st of February for the 3rd of March.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(`${date}T${time}`);
}
