import type { Tools } from '#lib/contract/measuring.ts';
import { masterData } from '#lib/contract/home.ts';
import { callService } from '#lib/calls/call-service.ts';
import { config } from '#lib/config.ts';
import { publicConfig } from '#lib/public-config.ts';
import { masterAge } from '#lib/revalidate/master-age.ts';
import { contentSecurityPolicy } from '#lib/security-headers.ts';

const policyWith = (tools: Tools | null): string =>
  contentSecurityPolicy({ ...publicConfig, badgeHosts: config.badgeHosts, tools });

/** The policy of a shop's tools; without the one that has an address, if no policy can be made of it. */
function policyOf(tools: Tools | null): string {
  try {
    return policyWith(tools);
  } catch (error) {
    console.error(error);
    return policyWith(tools && { ...tools, matomo: null });
  }
}

/** How long a page waits for the setting, in ms: a shop whose service is slow is shown at once. */
const patience = 500;
/** How long after a failed reading it is not tried again, in ms. */
const pause = 5_000;

/**
 * The policy, and the age of the master data it was made of. A starting storefront announces a change to itself
 * (`at-start.ts`), so it is read with the first page.
 */
let known = { age: masterAge(), policy: policyWith(null) };
let failedAt = -Infinity;
/** Ends with the reading, or when pages have waited long enough for it. */
let waiting: Promise<void> | null = null;
let isReading = false;

async function read(age: number): Promise<void> {
  isReading = true;
  try {
    const found = await callService('home/get-master-data', masterData.pick({ measuring: true }));
    known = { age, policy: policyOf((found.found && found.data.measuring) || null) };
  } catch {
    // The former policy stays. Pages report by themselves that the service is away.
    failedAt = performance.now();
  } finally {
    isReading = false;
  }
}

const pauseOf = (ms: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, ms).unref());

/** The policy as it was read last. */
export const policyNow = (): string => known.policy;

/** The policy of pages. It is read again only after the master data has changed, and the page that finds it outdated waits. */
export function currentPolicy(): string | Promise<string> {
  const age = masterAge();
  if (known.age === age || performance.now() - failedAt < pause) return known.policy;
  if (!isReading) waiting = Promise.race([read(age), pauseOf(patience)]);
  return waiting === null ? known.policy : waiting.then(policyNow);
}
