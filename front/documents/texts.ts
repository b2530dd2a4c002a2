/** What it says to a visitor who asks for too many of them. */
export const tooManyTexts = {
  title: 'کمی صبر کنید',
  text: 'از شبکهٔ شما در زمانی کوتاه صفحه‌های بسیاری خواسته شده است. یک دقیقهٔ دیگر دوباره تلاش کنید.',
} as const;

/** Answer to a request whose body is longer than any form or call of the shop. */
export const tooLargeTexts = {
  title: 'درخواست بیش از اندازه بزرگ است',
  text: 'حجم درخواست بیش از اندازه است.',
} as const;

/** Answer to a request with a body when too many others from its network have not arrived yet. */
export const tooManyBodiesTexts = {
  title: 'کمی صبر کنید',
  text: 'از شبکهٔ شما درخواست‌های نیمه‌تمام بسیاری رسیده است. چند ثانیهٔ دیگر دوباره تلاش کنید.',
} as const;

/** Texts for a message to the shop that could not be accepted. */
export const contactFailedTexts = {
  title: 'پیام شما فرستاده نشد',
  failed: 'کمی بعد دوباره تلاش کنید یا به ما زنگ بزنید. آنچه نوشته‌اید این‌جاست.',
  tooLong: 'پیام بلندتر از آن است که فرستاده شود. به صفحهٔ پیش برگردید و آن را کوتاه‌تر کنید.',
  retry: 'فرستادن دوباره',
  contact: 'صفحهٔ تماس با ما',
} as const;

/** Texts for a message to the chat that was left without scripts, beside `contactFailedTexts`. */
export const chatFailedTexts = {
  chat: 'گفتگو با پشتیبانی',
  fields: { name: 'نام (اختیاری)', mobile: 'شماره موبایل', message: 'متن پیام' },
} as const;
