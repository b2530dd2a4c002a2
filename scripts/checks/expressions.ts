/** Regular expressions take linear time, whatever a visitor writes. Judged by recheck. */
import { check } from 'recheck';
import { listPaths } from '#components/frame/head/lists.ts';
import { attributePattern } from '#lib/content/aparat-facade.ts';
import { mobilePattern } from '#lib/contract/mobile.ts';
import { writtenNumbers } from '#lib/rules/mobile-within.ts';
import { mobileInUrl } from '#lib/text/log-secrets.ts';
import { wideHashes } from '#lib/text/picture.ts';
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

/** Expressions built from text at run time, by the file that builds them. */
const BUILT: Readonly<Record<string, readonly RegExp[]>> = {
  'components/frame/head/first-paint.ts': [new RegExp(listPaths())],
  'lib/content/aparat-facade.ts': [attributePattern('src')],
  'lib/contract/mobile.ts': [mobilePattern],
  'lib/rules/mobile-within.ts': writtenNumbers,
  'lib/text/log-secrets.ts': [mobileInUrl],
  'lib/text/picture.ts': [wideHashes],
};
const BUILDS = /\b(?:new )?RegExp\(/;

/**
 * For one expression, in ms: recheck's own are too few on a busy machine, where it takes a slow run for an attack. Its
 * bounds on steps decide.
 */
const patience = {
  timeout: 60_000,
  seedingTimeout: 20_000,
  incubationTimeout: 20_000,
  attackTimeout: 20_000,
};

/** One line for each expression that is not proved linear, with a text that slows it down. */
export async function slowExpressions(sources: readonly Source[]): Promise<string[]> {
  const places = new Map<string, string>();
  const checked = sources.filter(
    (source) => isCode(source) && CHECKED.test(source.path) && !isTest(source),
  );
  const lines: string[] = [];
  for (const source of checked) {
    const built = BUILT[source.path];
    if (built === undefined && BUILDS.test(source.text))
      lines.push(`${source.path}: builds an expression that is not in BUILT`);
    const all = [
      ...expressionsOf(source),
      ...(built ?? []).map((one) => ({ pattern: one.source, flags: one.flags })),
    ];
    for (const { pattern, flags } of all) {
      if (!BOUNDED.has(pattern)) places.set(`${flags}/${pattern}`, source.path);
    }
  }
  for (const [expression, path] of places) {
    const slash = expression.indexOf('/');
    const [flags, pattern] = [expression.slice(0, slash), expression.slice(slash + 1)];
    const found = await check(pattern, flags, patience);
    if (found.status === 'safe') continue;
    const why =
      found.status === 'vulnerable'
        ? `${found.complexity.summary}, ${found.attack.pattern}`
        : `not decided: ${found.error.kind}`;
    lines.push(`${path}: /${pattern}/${flags} (${why})`);
  }
  return lines;
}
