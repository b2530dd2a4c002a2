import { z } from 'zod';
import { type SellingValues, sellingValues } from '#lib/contract/settings.ts';
import { cardRule } from '#lib/rules/card-number.ts';
import { ownerRule, townRule } from '#lib/rules/shop.ts';
import type { Rule } from '#lib/rules/account.ts';
import type { Db } from '#server/db/database.ts';
import { storedShop, unsetSettings } from '#server/modules/home/master-service.ts';
import { readSelling } from '#server/modules/order/selling-service.ts';
import { everywhere, type Faults, partOf } from '#server/modules/setting/part-of.ts';
import { settingTexts } from '#server/modules/setting/texts.ts';
import {
  findUnknownCategories,
  mergeSetting,
  readSetting,
} from '#server/modules/setting/value-queries.ts';

const terms = storedShop.shape.terms;

async function readValues(db: Db): Promise<SellingValues> {
  const { seller: _seller, ...selling } = await readSelling(db);
  const shop = z
    .object({ terms })
    .catch({ terms: undefined })
    .parse(await readSetting(db, 'shop'));
  const [handlingFrom, handlingTo] = shop.terms?.shipping.handlingDays ?? [0, 1];
  return {
    ...selling,
    freeReturns: shop.terms?.freeReturns ?? false,
    handlingFrom,
    handlingTo,
    freightCategories: shop.terms?.shipping.freight?.categories ?? [],
  };
}

/** The value that is kept, or a fault at the field. */
function judged(rule: Rule, written: string, field: string, faults: Record<string, string>) {
  const found = rule(written);
  if ('value' in found) return found.value;
  faults[field] = found.error;
  return '';
}

async function writeValues(tx: Db, values: SellingValues): Promise<Faults> {
  const { freeReturns, handlingFrom, handlingTo, freightCategories, ...given } = values;
  const faults: Record<string, string> = {};
  const vat = given.vat.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
  const starts = given.vat.map(({ from }) => Date.parse(from));
  for (const [at, start] of starts.entries()) {
    if (starts.indexOf(start) !== at) faults[`vat.${at}.from`] = settingTexts.sameDay;
  }
  if (handlingTo < handlingFrom) faults['handlingTo'] = settingTexts.handling;
  const cardToCard = given.cardToCard && {
    ...given.cardToCard,
    card: judged(cardRule, given.cardToCard.card, 'cardToCard.card', faults),
    owner: judged(ownerRule, given.cardToCard.owner, 'cardToCard.owner', faults),
  };
  const onDelivery = given.onDelivery && {
    ...given.onDelivery,
    cities: given.onDelivery.cities.map((town) =>
      judged(townRule, town, 'onDelivery.cities', faults),
    ),
  };
  if ((await findUnknownCategories(tx, freightCategories)).length > 0)
    faults['freightCategories'] = settingTexts.unknownCategory;
  if (Object.keys(faults).length > 0) return faults;
  await mergeSetting(tx, 'selling', { ...given, vat, cardToCard, onDelivery }, {});
  const shipping = {
    handlingDays: [handlingFrom, handlingTo],
    ...(freightCategories.length > 0 && { freight: { categories: freightCategories } }),
  };
  await mergeSetting(tx, 'shop', { terms: { freeReturns, shipping } }, unsetSettings.shop);
  return {};
}

/** How the shop sells. */
export const sellingPart = partOf({
  schema: z.object(sellingValues.shape),
  spread: everywhere,
  read: readValues,
  write: writeValues,
});
