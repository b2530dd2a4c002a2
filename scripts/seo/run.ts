import type { Counts } from '#scripts/lib/results.ts';
import { step } from '#scripts/lib/steps.ts';
import { type Limits, usualLimits } from '#scripts/seo/crawl.ts';
import { type Judgement, judgeSite } from '#scripts/seo/judge.ts';
import { report } from '#scripts/seo/report.ts';
import { Vnu, vnuKind } from '#scripts/seo/vnu.ts';
import type { VnuJar } from '#scripts/seo/vnu-jar.ts';

/** An incomplete crawl is a fault, unless the limit was requested. */
function cutShort({ site }: Judgement, { pages }: Limits): Judgement['faults'] {
  const isWanted = pages < usualLimits.pages && site.cut?.endsWith('addresses') === true;
  return site.cut === null || isWanted
    ? []
    : [{ kind: 'crawl cut short', url: `${site.base}/`, words: `ended after ${site.cut}` }];
}

export interface SeoOptions {
  limits?: Limits;
  /** The address in the shop's settings; null if unknown. */
  publicUrl?: string | null;
  vnu?: VnuJar;
}

function sayOfVnu(vnu: VnuJar, pages: number): void {
  console.log(
    'missing' in vnu
      ? `\nThe Nu Html Checker was not run and does not count: ${vnu.missing}.`
      : `\nThe Nu Html Checker checked ${pages} pages, one of each kind.`,
  );
}

/**
 * Crawls and checks a running shop, and prints the report.
 * @throws PlainFailure if there is no home page
 */
export async function runSeo(
  base: string,
  {
    limits = usualLimits,
    publicUrl = null,
    vnu = { missing: 'nobody wanted it' },
  }: SeoOptions = {},
): Promise<Counts> {
  const started = Date.now();
  const checker = 'jar' in vnu ? new Vnu(vnu.jar) : null;
  const judgement = await step(`Reading ${base} as a crawler`, () =>
    judgeSite(base, limits, checker?.keep, publicUrl),
  );
  const checked = await checker?.judge();
  const faults = [...judgement.faults, ...(checked?.faults ?? []), ...cutShort(judgement, limits)];
  const also = checker === null ? [] : [vnuKind];
  const counts = report({ ...judgement, faults }, Date.now() - started, also);
  sayOfVnu(vnu, checked?.pages ?? 0);
  return counts;
}
