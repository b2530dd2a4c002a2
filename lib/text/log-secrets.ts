/** Query keys whose values must never be logged. */
const secretKeys = new Set(['guid', 'access_token', 'token', 'code', 'password', 'signature']);
/** A key and its value in a query; keys may be percent-encoded. */
const pair = /(?<=^|[?&;])([\w%-]{1,60})=[^&#\s"\\]*/g;

/** A digit as it is, or a Persian or Arabic one in a URL; and a nine. */
const digit = String.raw`(?:\d|%db%b\d|%d9%a\d)`;
const nine = '(?:9|%db%b9|%d9%a9)';
/** Where a number may begin: after no digit or letter, or after an encoded sign such as `%22`. */
const start = String.raw`(?:(?<![\da-z])|(?<=%[0-7][\da-f]))`;
/** A mobile number, which visitors may write into any address, such as that of a search. */
export const mobileInUrl = new RegExp(
  String.raw`${start}(?:(?:\+|%2b)?98|0098|(?!${nine})${digit})?${nine}${digit}{9}(?![\da-z])`,
  'gi',
);

/** The token of an attempt to pay, in the addresses of its callback, its way and its result; the service takes any case. */
const payment =
  /(?<=order\/callback\/[^\s"]{1,200}[?&](?:a|%61)=|checkout\/result\?(?:t|%74)=|order\/go\/)[\w-]{22}/gi;

/** The token of a preview, in its address. */
const preview = /(?<=\/preview\/)[\w-]{40,400}/g;

/** The token of a shared list, in its address. */
const sharedList = /(?<=\/wishlist\/)[\w-]{22}/g;

const decoded = (key: string): string =>
  key.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** Removes secrets from a URL, or from a line that contains URLs, for logging. */
export function withoutSecrets(text: string): string {
  return text
    .replace(pair, (whole, key: string) =>
      secretKeys.has(decoded(key).toLowerCase()) ? `${key}=…` : whole,
    )
    .replace(payment, '…')
    .replace(preview, '…')
    .replace(sharedList, '…')
    .replace(mobileInUrl, '09…');
}
