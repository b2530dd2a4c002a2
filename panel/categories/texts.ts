import { toPersianDigits as n } from '#lib/text/digits.ts';

/** Words of the tree of categories. */
export const categoryTexts = {
  title: 'دسته‌بندی‌ها',
  category: 'دسته',
  add: 'دستهٔ تازه',
  addBelow: 'دستهٔ تازه در زیر آن',
  addTitle: (parent: string) => `دستهٔ تازه در ${parent}`,
  wholeShop: 'همهٔ فروشگاه',
  empty: 'هنوز دسته‌ای نیست',
  emptyText: 'هر کالا یک دستهٔ اصلی دارد. با چند دسته آغاز کنید؛ هر وقت بخواهید جابه‌جا می‌شوند.',
  keys: 'جابه‌جایی با کلید: فاصله برای برداشتن، ↑ و ↓ حرکت، ← به زیر دستهٔ بالایی، → بیرون، فاصله برای گذاشتن.',
  up: 'بالاتر',
  down: 'پایین‌تر',
  in: 'به زیر دستهٔ بالایی',
  out: 'بیرون از این دسته',
  step: (step: string, name: string) => `${name}: ${step}`,
  moved: (name: string) => `«${name}» جابه‌جا شد`,
  lifted: (name: string) => `${name} برداشته شد`,
  cancelled: (name: string) => `${name} سر جای خود ماند`,
  at: (name: string, parent: string, place: number, of: number) =>
    `${name} در ${parent}، جای ${n(place)} از ${n(of)}`,
  picture: 'عکس دسته',
  choosePicture: 'گزیدن عکس',
  changePicture: 'عوض کردن عکس',
  removePicture: 'برداشتن عکس',
  attributes: 'مشخصه‌های کالاها',
  attributesHint: 'کالاهای این دسته و زیر آن این‌ها را می‌پرسند؛ مشخصه‌های دسته‌های بالاتر هم هست.',
  removeText: 'تنها دسته‌ای حذف می‌شود که نه کالایی دارد (سطل هم شمرده می‌شود) و نه زیردسته‌ای.',
} as const;
