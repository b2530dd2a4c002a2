/** Query keys whose values must never be logged. */
const secretKeys = /((?:^|[?&;])(?:guid|access_token|token|code|password|signature)=)[^&#\s"\\]*/gi;

/** Removes secrets from a URL, or from a line that contains URLs, for logging. */
export function withoutSecrets(text: string): string {
  return text.replace(secretKeys, '$1…');
}
