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
  hasPage,
  mergeSetting,
  readSetting,
} from '#server/modules/setting/value-queries.ts';

const shopTerms = z.object({ terms: storedShop.shape.terms }).catch({ terms: undefined });

async function readValues(db: Db): Promise<SellingValues> {
  const { seller: _seller, ...selling } = await readSelling(db);
  const shop = shopTerms.parse(await readSetting(db, 'shop'));
  const [handlingFrom, handlingTo] = shop.terms?.shipping.handlingDays ?? [0, 1];
  return {
    ...selling,
    freeReturns: shop.terms?.freeReturns ?? false,
    returnPage: shop.terms?.returnPage ?? '',
    sealedCategories: shop.terms?.sealedCategories ?? [],
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

type Terms = Pick<
  SellingValues,
  | 'freeReturns'
  | 'returnPage'
  | 'sealedCategories'
  | 'handlingFrom'
  | 'handlingTo'
  | 'freightCategories'
>;

async function termFaults(tx: Db, terms: Terms): Promise<Record<string, string>> {
  const faults: Record<string, string> = {};
  if (terms.handlingTo < terms.handlingFrom) faults['handlingTo'] = settingTexts.handling;
  for (const field of ['freightCategories', 'sealedCategories'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one statement at a time in a transaction
    const unknown = await findUnknownCategories(tx, terms[field]);
    if (unknown.length > 0) faults[field] = settingTexts.unknownCategory;
  }
  if (terms.returnPage !== '' && !(await hasPage(tx, terms.returnPage)))
    faults['returnPage'] = settingTexts.unknownPage;
  return faults;
}

/** The terms of sale as they are stored. */
const storedTermsOf = (terms: Terms) => ({
  freeReturns: terms.freeReturns,
  ...(terms.returnPage !== '' && { returnPage: terms.returnPage }),
  ...(terms.sealedCategories.length > 0 && { sealedCategories: terms.sealedCategories }),
  shipping: {
    handlingDays: [terms.handlingFrom, terms.handlingTo],
    ...(terms.freightCategories.length > 0 && { freight: { categories: terms.freightCategories } }),
  },
});

async function writeValues(tx: Db, values: SellingValues): Promise<Faults> {
  const {
    freeReturns: _freeReturns,
    returnPage: _returnPage,
    sealedCategories: _sealedCategories,
    handlingFrom: _handlingFrom,
    handlingTo: _handlingTo,
    freightCategories: _freightCategories,
    ...given
  } = values;
  const faults = await termFaults(tx, values);
  const vat = given.vat.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
  const starts = given.vat.map(({ from }) => Date.parse(from));
  for (const [at, start] of starts.entries()) {
    if (starts.indexOf(start) !== at) faults[`vat.${at}.from`] = settingTexts.sameDay;
  }
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
  if (Object.keys(faults).length > 0) return faults;
  await mergeSetting(tx, 'selling', { ...given, vat, cardToCard, onDelivery }, {});
  await mergeSetting(tx, 'shop', { terms: storedTermsOf(values) }, unsetSettings.shop);
  return {};
}

/** How the shop sells. */
export const sellingPart = partOf({
  schema: z.object(sellingValues.shape),
  spread: everywhere,
  read: readValues,
  write: writeValues,
});
