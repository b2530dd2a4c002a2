import type { OpinionKind, OpinionState, WrittenKind } from '#lib/contract/opinion.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

/** Texts that depend on the kind of opinion. */
interface KindTexts {
  /** Title of the form's page, and of the editing dialog. */
  readonly title: string;
  readonly changeTitle: string;
  readonly field: string;
  readonly send: string;
  readonly done: string;
  readonly name: string;
  readonly removeText: string;
}

type WrittenTexts = Pick<KindTexts, 'name' | 'removeText'>;

export const kindTexts: Readonly<Record<OpinionKind, KindTexts>> = {
  review: {
    title: 'دیدگاه شما',
    changeTitle: 'ویرایش دیدگاه',
    field: 'متن دیدگاه (اختیاری)',
    send: 'ثبت دیدگاه',
    done: 'دیدگاه شما ثبت شد',
    name: 'دیدگاه',
    removeText: 'این دیدگاه و امتیاز شما حذف می‌شود:',
  },
  question: {
    title: 'پرسش شما',
    changeTitle: 'ویرایش پرسش',
    field: 'متن پرسش',
    send: 'ثبت پرسش',
    done: 'پرسش شما ثبت شد',
    name: 'پرسش',
    removeText: 'این پرسش حذف می‌شود:',
  },
  answer: {
    title: 'پاسخ شما',
    changeTitle: 'ویرایش پاسخ',
    field: 'متن پاسخ',
    send: 'ثبت پاسخ',
    done: 'پاسخ شما ثبت شد',
    name: 'پاسخ',
    removeText: 'این پاسخ حذف می‌شود:',
  },
};

/** Names of everything in the member's list. */
export const writtenTexts: Readonly<Record<WrittenKind, WrittenTexts>> = {
  ...kindTexts,
  comment: { name: 'دیدگاه', removeText: 'این دیدگاه حذف می‌شود:' },
};

export const opinionStateTexts: Readonly<Record<OpinionState, string>> = {
  waiting: 'در انتظار تایید',
  shown: 'منتشر شده',
  refused: 'رد شده',
};

/** Toast after an edit, by the opinion's new state. */
export const changedTexts: Readonly<Record<OpinionState, string>> = {
  waiting: 'ذخیره شد و پس از بررسی نمایش داده می‌شود',
  shown: 'ذخیره شد و در صفحهٔ کالا نمایش داده می‌شود',
  refused: 'متن تغییری نکرده است و نمایش داده نمی‌شود',
};

/** Texts of the member's opinions. */
export const opinionTexts = {
  title: 'نظرهای من',
  loading: 'نظرهای شما در حال بارگذاری است',
  failed: 'نظرهای شما خوانده نشد',
  failedText: 'ارتباط با فروشگاه برقرار نشد. نوشته‌های شما سر جایشان هستند.',
  retry: 'تلاش دوباره',
  empty: 'هنوز چیزی ننوشته‌اید',
  emptyText: 'در صفحهٔ هر کالا می‌توانید دیدگاه خود را بنویسید یا پرسشی بپرسید.',
  emptyWay: 'دیدن کالاهای محبوب',

  stars: 'امتیاز شما',
  starsMissing: 'امتیاز را از ۱ تا ۵ انتخاب کنید',
  given: (stars: number) => `امتیاز ${toPersianDigits(stars)} از ۵`,
  star: (stars: number) => `${toPersianDigits(stars)} ستاره`,
  /** Meaning of one star, two stars and so on. */
  meanings: ['خیلی بد', 'بد', 'معمولی', 'خوب', 'عالی'],
  hint: (most: number) =>
    `حداکثر ${toPersianDigits(most)} نویسه؛ شمارهٔ تلفن و نشانی خود را ننویسید.`,
  good: 'نقاط قوت (اختیاری)',
  bad: 'نقاط ضعف (اختیاری)',
  pointsHint: (most: number) => `هر نکته در یک خط؛ حداکثر ${toPersianDigits(most)} نکته.`,
  pictures: 'تصویرها (اختیاری)',
  picturesHint: (most: number) => `حداکثر ${toPersianDigits(most)} تصویر از خود کالا`,
  picture: (place: number) => `تصویر ${toPersianDigits(place)}`,
  removePicture: (place: number) => `حذف تصویر ${toPersianDigits(place)}`,
  addPicture: 'افزودن تصویر به دیدگاه',
  add: 'افزودن',
  sending: 'تصویرها هنوز فرستاده می‌شوند؛ کمی صبر کنید.',
  sendingPicture: 'تصویر در حال ارسال است',
  notPicture: 'این فایل تصویری نیست که مرورگر شما بخواند.',
  manyPictures: (most: number) => `حداکثر ${toPersianDigits(most)} تصویر بفرستید.`,
  refusedPicture: 'نمایش داده نمی‌شود',
  asked: 'پرسش',
  /** Shown instead of a question that is hidden. */
  askedHidden: 'اکنون نمایش داده نمی‌شود',
  shownAs: 'با این نام نمایش داده می‌شود:',
  waits: 'پس از بررسی در صفحهٔ کالا نمایش داده می‌شود.',
  shownNow: 'در صفحهٔ کالا نمایش داده می‌شود.',
  refusedNow: 'نمایش داده نمی‌شود.',
  shownAtOnce: 'بی‌درنگ در صفحهٔ کالا نمایش داده می‌شود.',
  waitsAgain: 'پس از ویرایش تا بررسی دوباره نمایش داده نمی‌شود.',
  ownQuestion: 'پاسخ پرسش شما را دیگران می‌نویسند.',
  reason: 'دلیل',
  backToProduct: 'بازگشت به کالا',
  another: 'پرسش دیگر',
  missing: 'این صفحه پیدا نشد',
  missingText: 'این کالا یا پرسش پیدا نشد؛ شاید حذف شده است.',
  toShop: 'رفتن به فروشگاه',

  edit: 'ویرایش',
  editOf: (what: string, product: string) => `ویرایش ${what} دربارهٔ ${product}`,
  remove: 'حذف',
  removeOf: (what: string, product: string) => `حذف ${what} دربارهٔ ${product}`,
  removed: 'حذف شد',
  fixed: 'به این پرسش پاسخ داده‌اند و دیگر نمی‌توانید آن را تغییر دهید.',
  removeTitle: (what: string) => `حذف ${what}`,
  confirmRemove: 'حذف شود',
  cancel: 'انصراف',
} as const;
