import { toPersianDigits } from '#lib/text/digits.ts';
import { numberInWords } from '#lib/text/number-words.ts';
import { formatToman } from '#lib/text/toman.ts';

const byOther = 'سفارش شما با پرداخت دیگری پرداخت شده است.';

/** Texts of the result page (contract §7). */
export const resultTexts = {
  title: 'نتیجهٔ پرداخت',
  back: 'بازگشت به سفارش‌ها',
  loading: 'نتیجهٔ پرداخت در حال خوانده‌شدن است',
  failed: 'نتیجهٔ پرداخت خوانده نشد',
  failedText: 'ارتباط با فروشگاه برقرار نشد. پرداخت شما سر جایش است؛ دوباره نپردازید.',
  retry: 'تلاش دوباره',
  missing: 'صفحه مورد نظر یافت نشد',
  missingText: 'این نشانی به هیچ پرداختی نمی‌رسد. سفارش‌های خود را در حساب کاربری می‌بینید.',
  orders: 'سفارش‌های من',
  noScript:
    'برای دیدن نتیجهٔ پرداخت، جاوااسکریپت مرورگر خود را روشن کنید. نتیجه را تلفنی هم می‌گوییم:',

  paid: 'پرداخت موفق',
  paidText: 'سفارش شما ثبت شد. از همین حالا آماده‌اش می‌کنیم و هر گام را پیامک می‌کنیم.',
  goesBack: 'این پرداخت بازمی‌گردد',
  paidBefore: 'سفارش پرداخت شده است',
  byOther,
  doubtful: 'نتیجهٔ پرداخت روشن نشد',
  unpaid: 'پرداخت ناموفق',
  keptUntil: (time: string, minutes: number) =>
    `کالاها تا ساعت ${time} برای شما نگه داشته می‌شوند؛ ${numberInWords(minutes)} دقیقه مانده است.`,
  unpaidOver: 'مهلت پرداخت این سفارش گذشته است.',
  ways: 'با کدام درگاه دوباره می‌پردازید؟',
  noWay:
    'اکنون هیچ درگاهی این مبلغ را نمی‌پذیرد. می‌توانید سفارش را لغو کنید یا کمی دیگر دوباره به این صفحه بیایید.',
  inParts: 'پرداخت در چند قسط',
  allCards: 'همهٔ کارت‌های شتاب',
  cancel: 'لغو سفارش',
  endNote: (time: string) =>
    `پس از ساعت ${time} سفارش خودبه‌خود لغو می‌شود و کالاها در سبد شما می‌مانند.`,
  atGateway: 'پرداخت شما در حال بررسی است',
  atGatewayText:
    'پاسخ بانک هنوز نرسیده است. این صفحه خودش تازه می‌شود؛ اگر آن را ببندید، نتیجه را پیامک می‌کنیم.',
  again: 'دوباره نپردازید',
  lookAgain: 'دیدن نتیجهٔ تازه',
  againText: 'تا روشن شدن نتیجه، این سفارش و کالاهایش برای شما نگه داشته می‌شود.',
  cancelled: 'سفارش لغو شده است',
  inBasket: 'کالاها به سبد شما برگشتند و هر زمان بخواهید می‌توانید دوباره سفارش دهید.',

  made: 'سفارش ثبت شد',
  returned: 'از بانک برگشتید',
  awaited: 'در انتظار تایید بانک',

  /** Why it could not be paid; «… و پولی از حساب شما برداشته نشد.» follows where that is certain. */
  why: {
    cancelled: 'از پرداخت انصراف دادید',
    insufficient: 'موجودی کارت کافی نبود',
    limit: 'مبلغ یا شمار خریدها از سقف کارت بیشتر بود',
    password: 'رمز کارت درست نبود',
    card: 'بانک این کارت را نپذیرفت',
  },
  /** What is known of the shopper's money. */
  money: {
    none: 'پولی از حساب شما برداشته نشد.',
    unverified:
      'این پرداخت تایید نشد. اگر پولی از حساب شما کم شده باشد، بانک آن را تا ۷۲ ساعت برمی‌گرداند.',
    back: (amount: number) =>
      `${formatToman(amount)} از حساب شما برداشته شد، ولی برای این سفارش پذیرفته نشد. آن را به حساب شما بازمی‌گردانیم.`,
    backTwice: (amount: number) =>
      `${byOther} ${formatToman(amount)} که این بار برداشته شد به حساب شما بازمی‌گردد.`,
    backCancelled: (amount: number) => `${formatToman(amount)} به حساب شما بازمی‌گردد.`,
    returned: (amount: number) =>
      `${formatToman(amount)} به حساب شما بازگردانده شد. رسیدن آن تا ۷۲ ساعت زمان می‌برد.`,
    settled: (amount: number) =>
      `فروشگاه به ${formatToman(amount)} که برداشته شده بود رسیدگی کرده است. اگر پرسشی دارید، با ما تماس بگیرید.`,
    unknown: (amount: number) =>
      `بانک نگفت که ${formatToman(amount)} از حساب شما برداشته شد یا نه. آن را پیگیری می‌کنیم و اگر برداشته شده باشد، به شما بازمی‌گردد.`,
  },

  next: 'پس از این',
  steps: {
    packing: { title: 'آماده‌سازی', text: 'کالاها را بسته‌بندی می‌کنیم.' },
    post: { title: 'ارسال', text: 'کد رهگیری را پیامک می‌کنیم.' },
    courier: { title: 'ارسال', text: 'راه افتادن پیک را پیامک می‌کنیم.' },
    'pick-up': { title: 'تحویل', text: 'در فروشگاه تحویل می‌گیرید.' },
    back: (days: number) => ({
      title: 'بازگشت',
      text: `تا ${toPersianDigits(days)} روز پس از تحویل.`,
    }),
  },

  amount: 'مبلغ',
  toman: 'تومان',
  number: 'شمارهٔ سفارش',
  trace: 'شمارهٔ پیگیری',
  reference: 'شمارهٔ مرجع بانک',
  gateway: 'درگاه',
  time: 'زمان',
  at: (day: string, time: string) => `${day}، ${time}`,
  copy: (title: string) => `رونوشت ${title}`,
  copied: (title: string) => `${title} رونوشت شد`,
  notCopied: 'مرورگر اجازهٔ رونوشت نداد.',

  see: 'دیدن سفارش',
  track: 'پیگیری سفارش',
  shop: 'بازگشت به فروشگاه',
  cart: 'بازگشت به سبد خرید',
  payAgain: 'پرداخت دوباره',
} as const;
