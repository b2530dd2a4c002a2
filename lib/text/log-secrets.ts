/** Query keys whose values must never be logged. */
const secretKeys = new Set(['guid', 'access_token', 'token', 'code', 'password', 'signature']);
/** A key and its value in a query; keys may be percent-encoded. */
const pair = /(?<=^|[?&;])([\w%-]{1,60})=[^&#\s"\\]*/g;

const decoded = (key: string): string =>
  key.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** Removes secrets from a URL, or from a line that contains URLs, for logging. */
export function withoutSecrets(text: string): string {
  return text.replace(pair, (whole, key: string) =>
    secretKeys.has(decoded(key).toLowerCase()) ? `${key}=…` : whole,
  );
}
