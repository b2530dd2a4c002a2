import { formatNumber } from '#lib/text/toman.ts';

/** Texts of the box of chat (contract §9). */
export const chatTexts = {
  title: 'گفتگو',
  close: 'بستن',
  closeNotice: 'بستن این پیام',
  menu: 'گزینه‌های گفتگو',
  earlierTalks: 'گفتگوهای پیشین',
  backToTalk: 'بازگشت به گفتگو',
  report: 'گزارش رفتار نامناسب',
  clear: 'پاک کردن این گفتگو',
  mute: 'بی‌صدا کردن',
  unmute: 'روشن کردن صدا',
  log: 'پیام‌ها',
  loading: 'در حال خواندن گفتگو…',
  failed: 'گفتگو خوانده نشد.',
  again: 'دوباره',
  broken: 'اتصال شما قطع است. پیام‌ها پس از وصل شدن فرستاده می‌شوند.',
  earlier: 'پیام‌های پیشین',
  fresh: 'پیام تازه',
  /** Who answers. */
  support: 'پشتیبانی',
  supporterHere: 'پشتیبان فروشگاه، آنلاین',
  supporter: 'پشتیبان فروشگاه',
  hereNow: 'آنلاین؛ معمولاً زود پاسخ می‌دهیم',
  noneHere: 'اکنون کسی پشت میز نیست',
  welcome: 'سلام! هر پرسشی دارید همین‌جا بنویسید؛ پاسخ در همین پنجره می‌رسد.',
  waiting: 'پیام شما در صف پاسخ است. اگر پنجره را ببندید هم پاسخ می‌ماند.',
  away: 'اکنون کسی پشت میز نیست؛ پیام شما می‌ماند و پاسخش همین‌جا می‌رسد.',
  closed: 'این گفتگو بسته شد. با نوشتن پیام تازه دوباره باز می‌شود.',
  blocked: 'دسترسی شما به گفتگو محدود شده است.',
  full: 'گفتگوی تازه‌ای آغاز نشد. پیام بگذارید',
  orCall: 'یا زنگ بزنید:',
  typing: 'در حال نوشتن…',
  states: { sending: 'در حال فرستادن…', 1: 'فرستاده شد', 2: 'رسید', 3: 'دیده شد' },
  notSent: 'فرستاده نشد',
  giveUp: 'کنار گذاشتن',
  /** Of a file or card that waits for the first message. */
  goesAlong: 'همراه پیام شما فرستاده می‌شود',
  remove: 'پاک کردن',
  removeSure: 'پاک شود؟',
  gone: 'این پیام پاک شد',
  seeProduct: 'دیدن کالا',
  unpriced: 'ناموجود',
  toman: 'تومان',
  order: (number: string) => `سفارش ${number}`,
  seeOrder: 'دیدن سفارش',
  picture: 'تصویر فرستاده‌شده',
  pdf: 'PDF',
  megabytes: (bytes: number) => `${formatNumber(Math.max(0.1, bytes / 1_048_576))} مگابایت`,
  /** The form of a shop that is away, when it became a message. */
  form: 'از فرم پیام',
  write: 'پیام خود را بنویسید',
  send: 'ارسال',
  attach: 'پیوست تصویر یا PDF',
  files: {
    kind: 'تنها تصویر (JPEG، PNG یا WebP) و PDF فرستاده می‌شود.',
    size: 'این فایل بزرگ است؛ تصویر تا ۴۰ و PDF تا ۵ مگابایت.',
  },
  manyFiles: (most: number) => `در هر گفتگو حداکثر ${formatNumber(most)} فایل فرستاده می‌شود.`,
  tooLong: (most: number) => `پیام حداکثر ${formatNumber(most)} نویسه دارد.`,
  lastProduct: 'آخرین کالایی که دیدید:',
  thisProduct: 'دربارهٔ این کالا:',
  sendCard: 'فرستادن',
  /** While a card is on its way. */
  sentCards: { product: 'کالا', order: 'سفارش' },
  you: 'شما',
  today: 'امروز',
  yesterday: 'دیروز',
  invitation: 'پیام پشتیبانی',
  answer: 'پاسخ دادن',
  unread: (count: number) => `${formatNumber(count)} پیام تازه`,
  talkOf: (day: string) => `گفتگوی ${day}`,
} as const;

/** Of the form before the first message. */
export const startTexts = {
  title: 'پیش از شروع',
  hint: 'نامتان را بنویسید تا بدانیم با چه کسی گفتگو می‌کنیم.',
  name: 'نام',
  nameMissing: 'نام خود را بنویسید',
  message: 'پیام',
  messageMissing: 'پیام خود را بنویسید',
} as const;

/** Of the form of a shop that is away; it also works without scripts. */
export const offlineTexts = {
  title: 'پیام بگذارید',
  name: 'نام',
  optional: 'اختیاری',
  mobile: 'شماره موبایل',
  message: 'پیام',
  submit: 'ارسال',
  privacy: 'شمارهٔ شما تنها برای پاسخ به این پیام به کار می‌رود.',
  /** Label of the honeypot field. */
  empty: 'این خانه را خالی بگذارید',
  // The service says the same when the message is there.
  later: 'پاسخ همین‌جا می‌رسد، یا با شماره‌ای که می‌نویسید تماس می‌گیریم.',
  from: (moment: string) =>
    `پاسخ شما ${moment} همین‌جا می‌رسد، یا با شماره‌ای که می‌نویسید تماس می‌گیریم.`,
  at: (day: string, time: string) => `${day} از ساعت ${time}`,
  tomorrow: 'فردا',
  done: 'پیام شما رسید. پاسخ همین‌جا می‌رسد، یا با شماره‌ای که نوشتید تماس می‌گیریم.',
  failed: 'پیام شما فرستاده نشد. کمی بعد دوباره تلاش کنید یا به ما زنگ بزنید.',
  mobileMissing: 'شماره موبایل خود را بنویسید',
  errors: {
    name: 'نام را در حداکثر ۶۰ نویسه بنویسید',
    mobile: 'شماره موبایل را به صورت 09123456789 وارد کنید',
    message: 'پیام خود را بنویسید',
  },
} as const;

export const ratingTexts = {
  title: 'از این گفتگو راضی بودید؟',
  star: (stars: number) => `${formatNumber(stars)} ستاره`,
  note: 'اگر نکته‌ای هست بنویسید',
  submit: 'ثبت امتیاز',
  skip: 'بعداً',
} as const;

export const reportTexts = {
  title: 'گزارش رفتار نامناسب',
  hint: 'بنویسید چه رخ داد. گزارش شما و این گفتگو را مدیر فروشگاه می‌خواند.',
  reason: 'شرح',
  missing: 'بنویسید چه رخ داد',
  submit: 'فرستادن گزارش',
  cancel: 'انصراف',
} as const;

export const clearTexts = {
  title: 'پاک کردن این گفتگو',
  hint: 'همهٔ پیام‌ها و فایل‌های این گفتگو برای همیشه پاک می‌شوند؛ پشتیبانی هم دیگر آن‌ها را نمی‌بیند.',
  submit: 'پاک شود',
  cancel: 'انصراف',
} as const;

/** Of a talk on the page for those without scripts. */
export const plainTexts = {
  title: 'گفتگوی شما',
  states: {
    open: 'پاسخ شما پایین است.',
    waiting: 'پیام شما در صف پاسخ است.',
    closed: 'این گفتگو بسته شد. با فرستادن پیام تازه دوباره باز می‌شود.',
  },
  renew: 'دیدن پیام‌های تازه',
  more: 'پیام دیگری بگذارید',
} as const;

/** Of the page for those who come without scripts. */
export const chatPageTexts = {
  title: 'گفتگو با پشتیبانی',
  description: 'برای پشتیبانی فروشگاه پیام بگذارید.',
  beside: 'گفتگو در پنجرهٔ کنار صفحه باز است.',
} as const;
