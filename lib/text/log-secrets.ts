/** Keys of a query whose values never reach a log. */
const secretKeys = /((?:^|[?&;])(?:guid|access_token|token|code|password|signature)=)[^&#\s"\\]*/gi;

/** A URL, or a line with URLs in it, as a log may hold it. */
export function withoutSecrets(text: string): string {
  return text.replace(secretKeys, '$1…');
}
