/** Texts of the price list, on the page and in the file. */
export const priceListTexts = {
  /** In link previews. */
  kicker: 'لیست قیمت روز',
  products: (count: string) => `${count} کالا`,
  unknownPage: 'این صفحه از لیست قیمت وجود ندارد.',
  sheet: 'لیست قیمت',
  fileName: (title: string, date: string) => `لیست قیمت ${title} ${date}`,
  columns: {
    code: 'کد کالا',
    name: 'نام کالا',
    model: 'مدل',
    guarantee: 'گارانتی',
    category: 'دسته‌بندی',
    brand: 'برند',
    state: 'وضعیت',
    price: 'قیمت (تومان)',
    oldPrice: 'قیمت پیش از تخفیف (تومان)',
    address: 'نشانی',
  },
  states: {
    1: 'موجود',
    2: 'تماس بگیرید',
    3: 'به‌زودی',
    4: 'ناموجود',
    5: 'توقف تولید',
  },
} as const;
