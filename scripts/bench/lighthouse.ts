import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/**
 * The parts of the performance score, by Lighthouse's names; layout shift is a sum, the others are
 * ms.
 */
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  si: 'speed-index',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
type Metric = keyof typeof metrics;

/** Medians over the runs: scores from 0 to 100, and the parts of the performance score. */
export type Scores = Record<Category | Metric, number>;

/**
 * Runs Lighthouse (mobile defaults) on the pages in turn, so that noise affects all of them alike.
 */
export async function audit(
  pages: Record<string, string>,
  chromium: string,
  runs: number,
): Promise<Record<string, Scores>> {
  const samples: Record<string, Scores[]> = {};
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of Object.entries(pages)) {
      (samples[name] ??= []).push(await auditOnce(url, chromium));
    }
  }
  return Object.fromEntries(Object.entries(samples).map(([name, all]) => [name, medians(all)]));
}

async function auditOnce(url: string, chromium: string): Promise<Scores> {
  const chrome = await launch({
    chromePath: chromium,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr } = result;
    const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const value = (metric: Metric) => lhr.audits[metrics[metric]]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      fcp: value('fcp'),
      lcp: value('lcp'),
      si: value('si'),
      tbt: value('tbt'),
      cls: value('cls'),
    };
  } finally {
    chrome.kill();
  }
}

function medians(all: readonly Scores[]): Scores {
  const median = (key: keyof Scores) =>
    all.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best-practices': median('best-practices'),
    seo: median('seo'),
    fcp: median('fcp'),
    lcp: median('lcp'),
    si: median('si'),
    tbt: median('tbt'),
    cls: median('cls'),
  };
}
