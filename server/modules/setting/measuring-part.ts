import { z } from 'zod';
import { measuringPatterns } from '#lib/contract/measuring.ts';
import { type MeasuringValues, measuringValues } from '#lib/contract/settings.ts';
import { judgeMeasuring } from '#lib/rules/measuring.ts';
import type { Db } from '#server/db/database.ts';
import { storedMeasuring } from '#server/modules/home/master-service.ts';
import { everywhere, type Faults, partOf } from '#server/modules/setting/part-of.ts';
import { readSetting, writeSetting } from '#server/modules/setting/value-queries.ts';

/** At first nothing; whoever adds a tool later has to decide against asking. */
const nothing = {
  google: null,
  bing: null,
  matomo: null,
  yektanet: null,
  gtm: null,
  asksConsent: true,
} as const;

async function readMeasuring(db: Db): Promise<MeasuringValues> {
  const { data = nothing } = storedMeasuring.safeParse(await readSetting(db, 'measuring'));
  const { matomo, asksConsent } = data;
  return {
    google: data.google ?? '',
    bing: data.bing ?? '',
    matomoUrl: matomo?.url ?? '',
    matomoSite: matomo?.site ?? '',
    yektanet: data.yektanet ?? '',
    gtm: data.gtm ?? '',
    asksConsent,
  };
}

const orNull = (code: string): string | null => (code === '' ? null : code);

async function writeMeasuring(tx: Db, { asksConsent, ...codes }: MeasuringValues): Promise<Faults> {
  const { kept, wrong } = judgeMeasuring(codes, measuringPatterns);
  if (Object.keys(wrong).length > 0) return wrong;
  await writeSetting(
    tx,
    'measuring',
    storedMeasuring.parse({
      google: orNull(kept.google),
      bing: orNull(kept.bing),
      matomo: kept.matomoUrl === '' ? null : { url: kept.matomoUrl, site: kept.matomoSite },
      yektanet: orNull(kept.yektanet),
      gtm: orNull(kept.gtm),
      asksConsent,
    }),
  );
  return {};
}

/** Search engines and tools that measure the shop. */
export const measuringPart = partOf({
  schema: z.object(measuringValues.shape),
  spread: everywhere,
  read: readMeasuring,
  write: writeMeasuring,
});
