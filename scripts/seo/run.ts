import type { Counts } from '#scripts/lib/results.ts';
import { step } from '#scripts/lib/steps.ts';
import { type Limits, usualLimits } from '#scripts/seo/crawl.ts';
import { type Judgement, judgeSite } from '#scripts/seo/judge.ts';
import { report } from '#scripts/seo/report.ts';
import { Vnu } from '#scripts/seo/vnu.ts';

/** What was to be seen and was not is a fault, unless that little was asked for. */
function cutShort({ site }: Judgement, { pages }: Limits): Judgement['faults'] {
  const isWanted = pages < usualLimits.pages && site.cut?.endsWith('addresses') === true;
  return site.cut === null || isWanted
    ? []
    : [{ kind: 'crawl cut short', url: `${site.base}/`, words: `ended after ${site.cut}` }];
}

/**
 * Crawls and judges a running shop and prints what there is to say.
 * @throws PlainFailure when there is no home page
 */
export async function runSeo(base: string, limits: Limits = usualLimits): Promise<Counts> {
  const started = Date.now();
  const vnu = new Vnu();
  const judgement = await step(`Reading ${base} as a crawler`, () =>
    judgeSite(base, limits, vnu.keep),
  );
  const checked = await vnu.judge();
  const faults = [...judgement.faults, ...(checked?.faults ?? []), ...cutShort(judgement, limits)];
  const counts = report({ ...judgement, faults }, Date.now() - started);
  console.log(
    checked === null
      ? '\nThe Nu Html Checker was not asked: there is no Java, or no vnu.jar (VNU_JAR).'
      : `\nThe Nu Html Checker was asked about ${checked.pages} pages, one of each kind.`,
  );
  return counts;
}
