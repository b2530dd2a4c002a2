import type { SellingValues } from '#lib/contract/settings.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { formatDate } from '#lib/text/date.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import type { SellingPart } from '#panel/settings/calls.ts';
import { sellingTexts as words } from '#panel/settings/selling-texts.ts';
import { texts } from '#panel/texts.ts';

/** A rate as it is written: a day in Tehran, as `2026-03-21`. */
export interface RateDraft {
  readonly key: string;
  readonly day: string | null;
  readonly rate: number | null;
}
interface OnDelivery {
  readonly isOn: boolean;
  /** Separated by commas. */
  readonly towns: string;
  readonly most: number | null;
}
interface CardToCard {
  readonly isOn: boolean;
  readonly card: string;
  readonly owner: string;
  readonly hours: number | null;
}
/** The form of how the shop sells. What is switched off keeps what was written. */
export interface SellingDraft {
  vat: readonly RateDraft[];
  needsNationalCode: boolean;
  remindsNationalCode: boolean;
  holdMinutes: number | null;
  onDelivery: OnDelivery;
  cardToCard: CardToCard;
  mostUnpaid: number | null;
  returnDays: number | null;
  freeReturns: boolean;
  returnPage: string;
  sealedCategories: readonly number[];
  handlingFrom: number | null;
  handlingTo: number | null;
  freightCategories: readonly number[];
}

const tehran = 12_600_000;
/** The day in Tehran on which an instant lies. */
const dayOf = (instant: string): string =>
  new Date(Date.parse(instant) + tehran).toISOString().slice(0, 10);
const startOf = (day: string): string => `${day}T00:00:00+03:30`;

export function sellingDraftOf({ revision: _revision, ...part }: SellingPart): SellingDraft {
  const { vat, onDelivery, cardToCard, ...rest } = part;
  return {
    ...rest,
    vat: vat.map(({ from, rate }) => ({ key: dayOf(from), day: dayOf(from), rate })),
    onDelivery: {
      isOn: onDelivery !== null,
      towns: onDelivery?.cities.join('، ') ?? '',
      most: onDelivery?.most ?? null,
    },
    cardToCard: {
      isOn: cardToCard !== null,
      card: cardToCard?.card ?? '',
      owner: cardToCard?.owner ?? '',
      hours: cardToCard?.hours ?? 24,
    },
  };
}

const townsOf = (written: string): string[] =>
  written
    .split(/[،,\n]/)
    .map((town) => town.trim())
    .filter((town) => town !== '');

/** What is saved. What is missing becomes what the service refuses with a sentence at the field. */
export function savedSelling(draft: SellingDraft): SellingValues {
  const { vat, onDelivery, cardToCard, freightCategories, sealedCategories, ...rest } = draft;
  const { holdMinutes, mostUnpaid, returnDays, handlingFrom, handlingTo } = rest;
  return {
    needsNationalCode: rest.needsNationalCode,
    remindsNationalCode: rest.remindsNationalCode,
    freeReturns: rest.freeReturns,
    returnPage: rest.returnPage,
    sealedCategories: [...sealedCategories],
    holdMinutes: holdMinutes ?? 0,
    mostUnpaid: mostUnpaid ?? 0,
    returnDays: returnDays ?? 0,
    handlingFrom: handlingFrom ?? -1,
    handlingTo: handlingTo ?? -1,
    freightCategories: [...freightCategories],
    vat: vat.map(({ day, rate }) => ({
      from: day === null ? '' : startOf(day),
      rate: rate ?? -1,
    })),
    onDelivery: onDelivery.isOn
      ? { cities: townsOf(onDelivery.towns), most: onDelivery.most ?? 0 }
      : null,
    cardToCard: cardToCard.isOn
      ? { card: cardToCard.card, owner: cardToCard.owner, hours: cardToCard.hours ?? 0 }
      : null,
  };
}

const days = (count: number | null): string =>
  count === null ? texts.nothing : `${formatNumber(count)} ${words.days}`;
const isYes = (value: boolean): string => (value ? texts.yes : texts.no);

const shown: {
  readonly [Name in keyof SellingDraft]: (value: SellingDraft[Name]) => string;
} = {
  vat: (rates) =>
    rates
      .map(({ day, rate }) =>
        [
          rate === null ? texts.nothing : `${formatNumber(rate)} ${words.percent}`,
          day === null ? texts.nothing : formatDate(startOf(day)),
        ].join('، '),
      )
      .join(' / ') || words.noRates,
  needsNationalCode: isYes,
  remindsNationalCode: isYes,
  freeReturns: isYes,
  holdMinutes: (value) => (value === null ? texts.nothing : formatNumber(value)),
  mostUnpaid: (value) => (value === null ? texts.nothing : formatNumber(value)),
  returnDays: days,
  returnPage: (name) => name || texts.nothing,
  sealedCategories: (ids) => formatNumber(ids.length),
  handlingFrom: days,
  handlingTo: days,
  onDelivery: ({ isOn, towns }) => (isOn ? towns : texts.no),
  cardToCard: ({ isOn, card }) => (isOn ? toPersianDigits(card) : texts.no),
  freightCategories: (ids) => formatNumber(ids.length),
};

/** A value as two people compare it. */
export function showSelling<Name extends keyof SellingDraft>(
  name: Name,
  draft: SellingDraft,
): string {
  return shown[name](draft[name]);
}
