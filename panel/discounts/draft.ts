import type { AdminPromotion, SavePromotionBody } from '#lib/contract/admin-selling.ts';
import { discountTexts } from '#panel/discounts/texts.ts';
import type { Faults } from '#panel/ui/use-versioned-form.ts';
import { dayAfter, dayAndTimeOf, momentAt, timeFrom } from '#panel/ui/tehran-time.ts';

type Rule = SavePromotionBody['rule'];
type Kind = Rule['give']['kind'];

/** A promotion as its form holds it. */
export interface PromotionDraft {
  readonly title: string;
  readonly kind: Kind;
  readonly percent: number | null;
  readonly most: number | null;
  readonly amount: number | null;
  readonly of: number | null;
  readonly fromDay: string | null;
  /** As typed; '' is midnight. */
  readonly fromTime: string;
  readonly toDay: string | null;
  /** As typed; '' is the end of the day. */
  readonly toTime: string;
  readonly subtotal: number | null;
  readonly categories: readonly number[];
  readonly brands: readonly number[];
  readonly products: readonly number[];
  readonly firstOrder: boolean;
  readonly provinces: readonly string[];
  readonly methods: readonly number[];
  readonly payments: readonly string[];
  readonly priority: number | null;
  readonly isExclusive: boolean;
  readonly isActive: boolean;
}

export type DraftName = keyof PromotionDraft;

export const emptyDraft: PromotionDraft = {
  title: '',
  kind: 'percent',
  percent: null,
  most: null,
  amount: null,
  of: null,
  fromDay: null,
  fromTime: '',
  toDay: null,
  toTime: '',
  subtotal: null,
  categories: [],
  brands: [],
  products: [],
  firstOrder: false,
  provinces: [],
  methods: [],
  payments: [],
  priority: 0,
  isExclusive: false,
  isActive: true,
};

function givenOf(give: Rule['give']): Partial<PromotionDraft> {
  const { kind } = give;
  if (give.kind === 'percent') return { kind, percent: give.percent, most: give.most ?? null };
  if (give.kind === 'amount') return { kind, amount: give.amount };
  return give.kind === 'cheapest' ? { kind, of: give.of } : { kind };
}

/** The start of a promotion in the form; midnight is left out. */
function startOf(from: string | undefined): Partial<PromotionDraft> {
  if (from === undefined) return {};
  const { day, time } = dayAndTimeOf(from);
  return { fromDay: day, fromTime: time === '00:00' ? '' : time };
}

/** The end of a promotion in the form; one at midnight is the end of the day before. */
function endOf(to: string | undefined): Partial<PromotionDraft> {
  if (to === undefined) return {};
  const { day, time } = dayAndTimeOf(to);
  if (time === '00:00') return { toDay: dayAfter(day, -1), toTime: '' };
  return { toDay: day, toTime: time };
}

/** A promotion in the form. */
export function draftOf({
  title,
  rule: { when, give },
  priority,
  isExclusive,
  isActive,
}: Omit<AdminPromotion, 'id' | 'version' | 'coupons' | 'couponCount'>): PromotionDraft {
  const { from, to } = when;
  return {
    ...emptyDraft,
    title,
    subtotal: when.subtotal ?? null,
    firstOrder: when.firstOrder ?? false,
    categories: when.categories ?? [],
    brands: when.brands ?? [],
    products: when.products ?? [],
    provinces: when.provinces ?? [],
    methods: when.methods ?? [],
    payments: when.payments ?? [],
    priority,
    isExclusive,
    isActive,
    ...givenOf(give),
    ...startOf(from),
    ...endOf(to),
  };
}

function giveOf({ kind, percent, most, amount, of }: PromotionDraft): Rule['give'] {
  if (kind === 'percent') return { kind, percent: percent ?? 0, ...(most ? { most } : {}) };
  if (kind === 'amount') return { kind, amount: amount ?? 0 };
  return kind === 'cheapest' ? { kind, of: of ?? 0 } : { kind };
}

function startMoment({ fromDay, fromTime }: PromotionDraft): string | null {
  if (fromDay === null) return null;
  return momentAt({ day: fromDay, time: timeFrom(fromTime) ?? '00:00' });
}

function endMoment({ toDay, toTime }: PromotionDraft): string | null {
  if (toDay === null) return null;
  const time = timeFrom(toTime);
  return momentAt(
    time === null ? { day: dayAfter(toDay, 1), time: '00:00' } : { day: toDay, time },
  );
}

/** The form as the call takes it; conditions that are not set are left out. */
export function savedOf(
  draft: PromotionDraft,
): Pick<SavePromotionBody, 'title' | 'rule' | 'priority' | 'isExclusive' | 'isActive'> {
  const [from, to] = [startMoment(draft), endMoment(draft)];
  const { categories, brands, products, provinces, methods, payments } = draft;
  const when: Rule['when'] = {
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(draft.subtotal ? { subtotal: draft.subtotal } : {}),
    ...(categories.length > 0 && { categories: [...categories] }),
    ...(brands.length > 0 && { brands: [...brands] }),
    ...(products.length > 0 && { products: [...products] }),
    ...(provinces.length > 0 && { provinces: [...provinces] }),
    ...(methods.length > 0 && { methods: [...methods] }),
    ...(payments.length > 0 && { payments: [...payments] }),
    ...(draft.firstOrder ? { firstOrder: true } : {}),
  };
  const { title, isExclusive, isActive } = draft;
  const rule = { when, give: giveOf(draft) };
  return { title: title.trim(), rule, priority: draft.priority ?? 0, isExclusive, isActive };
}

const { faults } = discountTexts;
const isBetween = (value: number | null, least: number, most: number): boolean =>
  value !== null && value >= least && value <= most;

function faultsOfGift({ kind, percent, amount, of }: PromotionDraft): Faults {
  if (kind === 'percent' && !isBetween(percent, 1, 100)) return { percent: faults.percent };
  if (kind === 'amount' && !isBetween(amount, 1, Infinity)) return { amount: faults.amount };
  return kind === 'cheapest' && !isBetween(of, 2, 100) ? { of: faults.of } : {};
}

const faultOfTime = (day: string | null, time: string): string | null => {
  if (time.trim() === '') return null;
  if (day === null) return faults.dayFirst;
  return timeFrom(time) === null ? faults.time : null;
};

function faultsOfTime(draft: PromotionDraft): Faults {
  const { fromDay, fromTime, toDay, toTime } = draft;
  const [start, end] = [faultOfTime(fromDay, fromTime), faultOfTime(toDay, toTime)];
  if (start !== null || end !== null) {
    return { ...(start !== null && { fromTime: start }), ...(end !== null && { toTime: end }) };
  }
  const [from, to] = [startMoment(draft), endMoment(draft)];
  return from !== null && to !== null && from >= to ? { toDay: faults.order } : {};
}

/** What is missing or wrong before anything is sent. */
export const faultsOf = (draft: PromotionDraft): Faults => ({
  ...(draft.title.trim() === '' ? { title: faults.title } : {}),
  ...faultsOfGift(draft),
  ...faultsOfTime(draft),
});

const renamed: Readonly<Record<string, DraftName>> = { from: 'fromDay', to: 'toDay', give: 'kind' };

/** The field of the form that a fault of the service is about: of `rule.when.brands.2` `brands`. */
export function fieldAt(path: string): string {
  const parts = path
    .split('.')
    .toReversed()
    .map((part) => (Object.hasOwn(renamed, part) && renamed[part]) || part);
  return parts.find((part) => Object.hasOwn(emptyDraft, part)) ?? parts[0] ?? path;
}
