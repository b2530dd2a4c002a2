import { z } from 'zod';
import { keptVersions, versionsAnswer } from '#lib/contract/appearance.ts';
import { rowId, revision, stale } from '#lib/contract/content-values.ts';
import { toman } from '#lib/contract/values.ts';

// Settings of the shop as staff see and change them. What texts must look like is judged by `lib/rules`.

const line = (most: number) => z.string().max(most, 'این متن بلندتر از اندازه است');
const whole = (least: number, most: number, sentence: string) =>
  z.int(sentence).min(least, sentence).max(most, sentence);

/** What the shop says of itself. '' stays unsaid. */
export const shopSettings = z.object({
  name: line(60),
  /** Title of the home page. */
  title: line(120),
  /** `{returnDays}` becomes the days of the terms. */
  description: line(500),
  phone: line(30),
  email: line(254),
  street: line(300),
  city: line(60),
  postalCode: line(20),
  /** Daily hours of the telephone, in Tehran time, `09:00`. */
  opens: line(10),
  closes: line(10),
  /** On invoices. */
  sellerName: line(100),
  nationalId: line(20),
  economicCode: line(20),
  registration: line(20),
  /** Jalali year in which the footer's copyright begins. */
  copyrightFrom: whole(1300, 1499, 'سال را چهاررقمی و شمسی بنویسید'),
});
export type ShopSettings = z.infer<typeof shopSettings>;

/** `sellingSettings` and the terms of sale, without the seller. */
export const sellingValues = z.object({
  vat: z
    .array(
      z.object({
        from: z.iso.datetime({ offset: true, error: 'روز آغاز را برگزینید' }),
        rate: whole(0, 99, 'نرخ از ۰ تا ۹۹ درصد است'),
      }),
    )
    .max(20),
  needsNationalCode: z.boolean(),
  remindsNationalCode: z.boolean(),
  holdMinutes: whole(1, 1_440, 'از ۱ تا ۱۴۴۰ دقیقه'),
  onDelivery: z
    .object({
      cities: z.array(line(60)).min(1, 'دست‌کم یک شهر بنویسید').max(100),
      most: toman.min(1, 'سقف را بنویسید').max(1_000_000_000_000),
    })
    .nullable(),
  cardToCard: z
    .object({ card: line(40), owner: line(100), hours: whole(1, 720, 'از ۱ تا ۷۲۰ ساعت') })
    .nullable(),
  mostUnpaid: whole(1, 1_000, 'از ۱ تا ۱۰۰۰ سفارش'),
  returnDays: whole(10, 365, 'از ۱۰ تا ۳۶۵ روز؛ قانون دست‌کم هفت روز کاری می‌خواهد'),
  freeReturns: z.boolean(),
  /** Name of the page that states how goods are returned; '': none. */
  returnPage: line(200).default(''),
  /** Of goods that are taken back only as new. */
  sealedCategories: z.array(rowId).max(50).default([]),
  /** Days until a parcel leaves the shop, at least and at most. */
  handlingFrom: whole(0, 60, 'از ۰ تا ۶۰ روز'),
  handlingTo: whole(0, 60, 'از ۰ تا ۶۰ روز'),
  /** Of goods too large for the post. */
  freightCategories: z.array(rowId).max(50),
});
export type SellingValues = z.infer<typeof sellingValues>;

export const feedNames = ['torob', 'emalls', 'google'] as const;
export type FeedName = (typeof feedNames)[number];
export const feedValues = z.object({
  enabled: z.array(z.enum(feedNames)).max(feedNames.length),
  /** Ed25519, as PEM or its base64 part; '' when there is none. */
  torobKey: line(2_000),
  indexNowKey: line(128),
});
export type FeedValues = z.infer<typeof feedValues>;

const colour = line(40);
const picture = line(60);
export const brandValues = z.object({
  /** `#rrggbb`; '': the design's own. */
  colour,
  /** A square picture beside the name and for icons; '': the design's own. */
  mark: picture,
  /** A picture of the name that stands for both in the header; '' when there is none. */
  logo: picture,
});
export type BrandValues = z.infer<typeof brandValues>;

/** Codes of search engines and tools of measurement; '' for one that is not used. */
export const measuringValues = z.object({
  google: line(300),
  bing: line(300),
  matomoUrl: line(300),
  matomoSite: line(20),
  yektanet: line(40),
  gtm: line(40),
  asksConsent: z.boolean(),
});
export type MeasuringValues = z.infer<typeof measuringValues>;

const kept = { revision };
export const shopPart = shopSettings.extend(kept);
export const sellingPart = sellingValues.extend(kept);
export const feedPart = feedValues.extend({
  ...kept,
  /** What the server's environment sets, which wins; null where it sets nothing. */
  fixed: z.object({
    enabled: z.array(z.enum(feedNames)).nullable(),
    torobKey: z.string().nullable(),
    indexNowKey: z.string().nullable(),
  }),
  /** Whether the shop is for the public; the list of a test copy is never served. */
  isPublic: z.boolean(),
  addresses: z.record(z.enum(feedNames), z.string()),
});
export type FeedPart = z.infer<typeof feedPart>;
export const brandPart = brandValues.extend(kept);
export const measuringPart = measuringValues.extend(kept);

export const saveShopBody = shopSettings.extend(kept);
export const saveSellingBody = sellingValues.extend(kept);
export const saveFeedsBody = feedValues.extend(kept);
export const saveBrandBody = brandValues.extend(kept);
export const saveMeasuringBody = measuringValues.extend(kept);
export const staleShop = stale(shopPart);
export const staleSelling = stale(sellingPart);
export const staleFeeds = stale(feedPart);
export const staleBrand = stale(brandPart);
export const staleMeasuring = stale(measuringPart);

/** Settings whose former versions are kept, each saved as a whole. */
export const settingsParts = ['shop', 'selling', 'feeds', 'brand', 'measuring'] as const;
export type SettingsPartName = (typeof settingsParts)[number];
export const settingsVersionsBody = z.object({ part: z.enum(settingsParts) });
/** The latest first, each with its values as they were stored then. */
export const settingsVersionsAnswer = z.object({
  items: z
    .array(versionsAnswer.shape.items.element.extend({ value: z.record(z.string(), z.unknown()) }))
    .max(keptVersions),
});
export type SettingsVersionsAnswer = z.infer<typeof settingsVersionsAnswer>;
/** `revision` is the one of now. */
export const restoreSettingsBody = settingsVersionsBody.extend({ version: revision, revision });
export const restoredSettings = settingsVersionsBody.extend(kept);

/** The ten-minute set-up, in its order. */
export const setupSteps = [
  'shop',
  'brand',
  'sms',
  'payment',
  'delivery',
  'product',
  'pages',
  'enamad',
  'look',
] as const;
export type SetupStep = (typeof setupSteps)[number];

export const setupAnswer = z.object({
  /** A shop that was filled otherwise has no set-up. */
  isShown: z.boolean(),
  steps: z.array(
    z.object({ name: z.enum(setupSteps), state: z.enum(['open', 'skipped', 'done']) }),
  ),
});
export type SetupAnswer = z.infer<typeof setupAnswer>;
export const markStepBody = z.object({
  step: z.enum(setupSteps),
  state: z.enum(['open', 'skipped', 'done']),
});
