import type { AdminAttribute } from '#lib/contract/goods-tree.ts';
import { toPersianDigits as n } from '#lib/text/digits.ts';

export const kindTitles: Readonly<Record<AdminAttribute['kind'], string>> = {
  choice: 'انتخابی',
  range: 'عددی',
  switch: 'دارد / ندارد',
  text: 'متنی',
};

/** Words of the list of attributes. */
export const attributeTexts = {
  title: 'ویژگی‌ها',
  name: 'ویژگی',
  group: 'گروه',
  groupHint: 'تیتر آن در جدول مشخصات',
  kind: 'نوع',
  kindFixed: 'نوع و کلید پس از ساختن تغییر نمی‌کند.',
  key: 'کلید در نشانی',
  keyHint: 'حرف کوچک لاتین، رقم و خط تیره؛ مانند screen-size',
  unit: 'یکا',
  unitHint: 'مانند اینچ یا گرم',
  filter: 'فیلتر فهرست‌ها',
  highlight: 'ویژگی برجستهٔ کالا',
  uses: 'کاربرد',
  isFilter: 'فیلتر',
  isHighlight: 'برجسته',
  neither: 'تنها در مشخصات',
  add: 'ویژگی تازه',
  empty: 'هنوز ویژگی‌ای نیست',
  emptyText:
    'هر ویژگی یک خانه در مشخصات کالاهاست و می‌تواند فیلتر فهرست‌ها باشد. دسته‌ها می‌گویند کدام‌ها پرسیده شوند.',
  removeText: 'تنها ویژگی‌ای حذف می‌شود که هیچ کالایی مقداری برای آن ندارد.',
  options: 'گزینه‌ها',
  optionCount: (count: number) => `${n(count)} گزینه`,
  option: (place: number) => `گزینهٔ ${n(place)}`,
  optionValue: (place: number) => `نشانی گزینهٔ ${n(place)}`,
  valueHint: 'خالی: از نام',
  addOption: 'افزودن گزینه',
  removeOption: (name: string) => `حذف گزینهٔ ${name}`,
  noOptions: 'هنوز گزینه‌ای ندارد.',
} as const;
