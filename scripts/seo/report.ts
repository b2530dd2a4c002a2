import { printTable } from '#scripts/bench/table.ts';
import type { Counts } from '#scripts/lib/results.ts';
import { readable } from '#lib/text/readable-address.ts';
import { type Judgement, kinds } from '#scripts/seo/judge.ts';
import { repeatedShare } from '#scripts/seo/product-text-rules.ts';
import type { Fault } from '#scripts/seo/rules.ts';

/** Number of faults shown of each kind; the rest is counted. */
const shown = 20;

const sentence = ({ url, words }: Fault): string => `  ${readable(url)}: ${words}`;

function faultLines(kind: string, faults: readonly Fault[]): string[] {
  if (faults.length === 0) return [];
  const rest = faults.length - shown;
  const more = rest > 0 ? [`  … and ${rest} more`] : [];
  return [`${kind} (${faults.length})`, ...faults.slice(0, shown).map(sentence), ...more];
}

const number = (value: number): string => value.toLocaleString('en');

/**
 * Prints what was checked and every fault by page. Each kind of fault counts as a test, which
 * passes without faults.
 * @param also further kinds that were checked
 */
export function report(
  { site, faults, counts }: Judgement,
  ms: number,
  also: readonly string[] = [],
): Counts {
  const byKind = Object.groupBy(faults, ({ kind }) => kind);
  const named = [...new Set([...kinds, ...also, ...faults.map(({ kind }) => kind)])];
  for (const kind of named) {
    for (const line of faultLines(kind, byKind[kind] ?? [])) console.log(line);
  }
  printTable(
    `${site.base}, ${(ms / 1000).toFixed(0)} s`,
    ['looked at', ''],
    [
      ['public address', site.named],
      ['pages', number(counts.pages)],
      ['addresses asked for', number(site.visits.size)],
      ['links', number(counts.links)],
      ['structured-data items', number(counts.things)],
      ['files of pages', number(counts.files)],
      ['addresses in sitemaps', number(counts.listed)],
      ['repeated sentences of introductions', `${(repeatedShare(site) * 100).toFixed(1)}%`],
    ],
  );
  printTable(
    'Faults',
    ['kind', ''],
    named.map((kind) => [kind, String(byKind[kind]?.length ?? 0)]),
  );
  if (site.cut !== null) console.log(`\nStopped after ${site.cut}: the crawl is incomplete.`);
  const failed = named.filter((kind) => byKind[kind] !== undefined).length;
  return { passed: named.length - failed, failed };
}
