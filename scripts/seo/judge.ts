import { authorRules, profileRules } from '#scripts/seo/author-rules.ts';
import { crawl, type Limits } from '#scripts/seo/crawl.ts';
import { digits } from '#scripts/seo/digits.ts';
import { filmRules } from '#scripts/seo/film-rules.ts';
import { headRules, sameHeadRules } from '#scripts/seo/head-rules.ts';
import { landingRules } from '#scripts/seo/landing-rules.ts';
import { linkRules } from '#scripts/seo/link-rules.ts';
import { invalidHtml, markupRules } from '#scripts/seo/markup-rules.ts';
import { linksOf, type Page } from '#scripts/seo/page.ts';
import { productRules } from '#scripts/seo/product-rules.ts';
import { productTextRules, productTextSiteRules } from '#scripts/seo/product-text-rules.ts';
import { publicAddressRules } from '#scripts/seo/public-address.ts';
import type { Fault, PageRule, SiteRule } from '#scripts/seo/rules.ts';
import type { Site } from '#scripts/seo/site.ts';
import { sitemapRules } from '#scripts/seo/sitemap-rules.ts';
import { countThings, structuredData } from '#scripts/seo/structured-data.ts';

const pageRules: Record<string, PageRule> = {
  ...headRules,
  ...landingRules,
  ...markupRules,
  ...productRules,
  ...productTextRules,
  ...profileRules,
  'invalid structured data': structuredData,
  'digits in a machine field': digits,
};
const validation = { 'invalid HTML': invalidHtml } satisfies Record<string, PageRule>;

const siteRules: Record<string, SiteRule> = {
  ...linkRules,
  ...publicAddressRules,
  ...sitemapRules,
  ...sameHeadRules,
  ...filmRules,
  ...authorRules,
  ...productTextSiteRules,
};

/** All kinds of faults. */
export const kinds = [siteRules, pageRules, validation].flatMap((rules) => Object.keys(rules));

export interface Judgement {
  site: Site;
  faults: Fault[];
  counts: { pages: number; links: number; things: number; files: number; listed: number };
}

async function pageFaults(page: Page, rules: Record<string, PageRule>): Promise<Fault[]> {
  const judged = await Promise.all(
    Object.entries(rules).map(async ([kind, rule]) => {
      const found = await rule(page);
      return found.map((words): Fault => ({ kind, url: page.url, words }));
    }),
  );
  return judged.flat();
}

const siteFaults = (site: Site): Fault[] =>
  Object.entries(siteRules).flatMap(([kind, rule]) =>
    rule(site).map(({ url, words }): Fault => ({ kind, url, words })),
  );

/**
 * Crawls a site and checks it by all rules.
 * @param also called with each page as well
 * @param publicUrl its address according to its settings; null if unknown
 * @throws PlainFailure if there is no home page
 */
export async function judgeSite(
  base: string,
  limits: Limits,
  also: (page: Page) => void = () => {},
  publicUrl: string | null = null,
): Promise<Judgement> {
  const faults: Fault[] = [];
  const counts = { pages: 0, links: 0, things: 0 };
  const see = async (page: Page, ofKind: number): Promise<void> => {
    counts.pages += 1;
    counts.links += linksOf(page).length;
    counts.things += countThings(page);
    also(page);
    const rules = ofKind <= limits.validatedPerKind ? { ...pageRules, ...validation } : pageRules;
    faults.push(...(await pageFaults(page, rules)));
  };
  const site = await crawl(base, limits, see, publicUrl);
  return {
    site,
    faults: [...faults, ...siteFaults(site)],
    counts: { ...counts, files: site.files.size, listed: site.listed.size },
  };
}
