/** Words of categories and authors. */
export const termWords = {
  category: {
    many: 'دسته‌ها',
    one: 'دسته',
    add: 'دستهٔ تازه',
    none: 'هنوز دسته‌ای نیست؛ همین‌جا بسازید. بعداً در «نوشته‌ها، دسته‌ها و نویسنده‌ها» عوض می‌شود.',
    inUse: 'تا نوشته‌ای در آن هست حذف نمی‌شود',
    text: 'شرح دسته',
  },
  author: {
    many: 'نویسنده‌ها',
    one: 'نویسنده',
    add: 'نویسندهٔ تازه',
    none: 'هنوز نویسنده‌ای نیست؛ همین‌جا بسازید. بعداً در «نوشته‌ها، دسته‌ها و نویسنده‌ها» عوض می‌شود.',
    inUse: 'تا نوشته‌ای از او هست حذف نمی‌شود',
    text: 'دربارهٔ نویسنده',
  },
  title: 'نام',
  slug: 'نشانی',
  slugHint: 'خالی بماند تا از نام ساخته شود',
  role: 'سمت',
  posts: (count: string) => `${count} نوشته`,
  edit: (title: string) => `ویرایش ${title}`,
  remove: (title: string) => `حذف ${title}`,
  removed: (title: string) => `«${title}» حذف شد`,
  saved: (title: string) => `«${title}» ذخیره شد`,
} as const;
