import type { SetupStep } from '#lib/contract/settings.ts';

interface StepWords {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

export const stepWords: Readonly<Record<SetupStep, StepWords>> = {
  shop: {
    name: 'نام و نشانی',
    title: 'نام و نشانی فروشگاه',
    text: 'بعداً از «تنظیمات، فروشگاه» هم عوض می‌شود.',
  },
  brand: {
    name: 'نشان و رنگ',
    title: 'نشان و رنگ فروشگاه',
    text: 'بعداً از «ظاهر، رنگ و نشان» هم عوض می‌شود.',
  },
  sms: {
    name: 'پیامک',
    title: 'پیامک',
    text: 'خریداران با کد پیامکی وارد می‌شوند و خبر سفارش را با پیامک می‌گیرند. بی پنل پیامک کسی نمی‌تواند ثبت‌نام کند.',
  },
  payment: {
    name: 'پرداخت',
    title: 'راه پرداخت',
    text: 'دست‌کم یک راه لازم است: درگاه بانکی، کارت به کارت یا پرداخت در محل.',
  },
  delivery: {
    name: 'ارسال',
    title: 'شیوهٔ ارسال',
    text: 'با پست، پیک یا تحویل حضوری؛ هر شیوه هزینه و زمان خودش را دارد.',
  },
  product: {
    name: 'نخستین کالا',
    title: 'نخستین کالا',
    text: 'چهار چیز بس است؛ بقیه را بعداً در صفحهٔ همان کالا بنویسید.',
  },
  pages: {
    name: 'برگه‌ها',
    title: 'برگه‌های فروشگاه',
    text: 'متن آماده با نام و نشانی شما پر می‌شود. بخوانید و به کار خودتان نزدیکش کنید.',
  },
  enamad: {
    name: 'نماد اعتماد',
    title: 'نماد اعتماد الکترونیکی',
    text: 'اگر اینماد دارید کد آن را بچسبانید؛ در پانویس همهٔ صفحه‌ها دیده می‌شود. درگاه بانکی آن را می‌خواهد.',
  },
  look: {
    name: 'نگاه آخر',
    title: 'نگاه آخر',
    text: 'فروشگاه همین حالا باز است. با گوشی هم نگاهش کنید و یک سفارش آزمایشی بدهید.',
  },
};

/** Words of the first set-up. */
export const setupTexts = {
  title: 'راه‌اندازی',
  shopSetup: 'راه‌اندازی فروشگاه',
  steps: 'گام‌ها',
  at: (step: string, all: string) => `گام ${step} از ${all}`,
  left: (minutes: string) => `حدود ${minutes} دقیقه مانده`,
  of: (done: string, all: string) => `${done} از ${all}`,
  go: 'ادامه',
  later: 'بعداً',
  back: 'برگشت',
  done: 'انجام شده',
  skipped: 'برای بعد',
  finish: 'پایان راه‌اندازی',
  resume: 'ادامهٔ راه‌اندازی',
  begin: 'شروع راه‌اندازی',
  missing: 'این بخش را بنویسید',
  // Steps that other screens do.
  smsOn: 'پنل پیامک روشن است.',
  smsServer: 'پنل پیامک (کاوه‌نگار یا sms.ir) در تنظیمات سرور نوشته می‌شود: SMS_PROVIDER.',
  smsLink: 'تنظیمات پیامک',
  paymentOn: 'راه پرداخت دارید.',
  paymentServer: 'درگاه بانکی در تنظیمات سرور نوشته می‌شود: PAYMENT_GATEWAYS.',
  paymentLink: 'تنظیمات پرداخت',
  waysLink: 'کارت به کارت و پرداخت در محل',
  deliveryOn: 'شیوهٔ ارسال دارید.',
  deliveryLink: 'افزودن شیوهٔ ارسال',
  // The first product.
  productOn: 'کالا در فروشگاه هست.',
  productLink: 'فهرست کالاها',
  name: 'نام کالا',
  category: 'دسته',
  categoryHint: 'مانند «گوشی موبایل»؛ بعداً می‌شود زیردسته هم داد',
  price: 'قیمت',
  free: 'قیمت باید بیش از صفر باشد',
  toman: 'تومان',
  stock: 'موجودی',
  pieces: 'عدد',
  picture: 'عکس',
  publish: 'افزودن و انتشار',
  published: (name: string) => `«${name}» در فروشگاه است`,
  newest: 'تازه‌ها',
  // Pages.
  makePages: 'ساختن برگه‌ها',
  pagesMade: (count: string) => `${count} برگه ساخته شد`,
  there: 'هست',
  choosePages: 'برگه‌ها',
  footerColumn: 'راهنما',
  // The badge.
  badge: 'کد نماد',
  badgeHint: 'همان HTML که enamad.ir می‌دهد',
  noBadge:
    'این کد نماد نیست؛ کدی را بچسبانید که enamad.ir می‌دهد و پیوندی به trustseal.enamad.ir دارد',
  // The look.
  open: 'دیدن فروشگاه',
  openProduct: 'دیدن صفحهٔ نخست با گوشی: همین نشانی را در گوشی باز کنید',
} as const;
