/** Regular expressions take linear time, whatever a visitor writes. Judged by recheck. */
import { check } from 'recheck';
import { expressionsOf, isCode, isTest, type Source } from '#scripts/checks/sources.ts';

/** Code that meets what visitors send. */
const CHECKED = /^(?:app|components|front|lib|server)\/|^middleware\.ts$/;

/** Expressions over linear that never meet a long text, and why. */
const BOUNDED: ReadonlySet<string> = new Set([
  // A number as JavaScript writes it: at most 24 characters.
  String.raw`\B(?=(?:\d{3})+$)`,
  // Runs after JSON.parse has accepted the text, so that each string in it ends.
  String.raw`"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]`,
]);

/** For one expression, in ms. On a busy machine recheck's 10 s are too few. */
const timeout = 60_000;

/** One line for each expression that is not proved linear, with a text that slows it down. */
export async function slowExpressions(sources: readonly Source[]): Promise<string[]> {
  const places = new Map<string, string>();
  const checked = sources.filter(
    (source) => isCode(source) && CHECKED.test(source.path) && !isTest(source),
  );
  for (const source of checked) {
    for (const { pattern, flags } of expressionsOf(source)) {
      if (!BOUNDED.has(pattern)) places.set(`${flags}/${pattern}`, source.path);
    }
  }
  const lines: string[] = [];
  for (const [expression, path] of places) {
    const slash = expression.indexOf('/');
    const [flags, pattern] = [expression.slice(0, slash), expression.slice(slash + 1)];
    const found = await check(pattern, flags, { timeout });
    if (found.status === 'safe') continue;
    const why =
      found.status === 'vulnerable'
        ? `${found.complexity.summary}, ${found.attack.pattern}`
        : `not decided: ${found.error.kind}`;
    lines.push(`${path}: /${pattern}/${flags} (${why})`);
  }
  return lines;
}
