import { z } from 'zod';
import { type FeedValues, feedValues } from '#lib/contract/settings.ts';
import { indexNowKeyRule } from '#lib/rules/shop.ts';
import { isEd25519, toPem } from '#server/config.ts';
import { readFeeds } from '#server/discovery.ts';
import { type Faults, partOf } from '#server/modules/setting/part-of.ts';
import { settingTexts } from '#server/modules/setting/texts.ts';
import { writeSetting } from '#server/modules/setting/value-queries.ts';

/** What is wrong with keys and what needs them. @param knownKey Torob's, which the environment sets */
function faultsOf({ enabled, torobKey }: FeedValues, knownKey: string): Faults {
  if (torobKey !== '' && !isEd25519(torobKey)) return { torobKey: settingTexts.torobKey };
  return enabled.includes('torob') && torobKey === '' && knownKey === ''
    ? { torobKey: settingTexts.torobNeedsKey }
    : {};
}

/** Price lists for other sites, and the key by which search engines know the shop. */
export const feedPart = (knownKey: string) =>
  partOf({
    schema: z.object(feedValues.shape),
    // They are read for each request, and no page shows them.
    spread: null,
    read: readFeeds,
    async write(tx, { torobKey: written, ...values }) {
      const torobKey = written.trim() === '' ? '' : toPem(written);
      const key = indexNowKeyRule(values.indexNowKey);
      const faults = {
        ...faultsOf({ ...values, torobKey }, knownKey),
        ...('error' in key && { indexNowKey: key.error }),
      };
      if (Object.keys(faults).length > 0 || 'error' in key) return faults;
      const enabled = [...new Set(values.enabled)];
      await writeSetting(tx, 'feeds', { enabled, torobKey, indexNowKey: key.value });
      return {};
    },
  });
