import { contactPageName } from '#lib/contract/forms.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { readablePhone } from '#lib/text/phone.ts';

/** What the templates say of a shop; '' stays unsaid. */
export interface ShopFacts {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  readonly opens: string;
  readonly closes: string;
  readonly returnDays: number;
  readonly freeReturns: boolean;
}

export interface PageTemplate {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly body: (shop: ShopFacts) => string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const safe = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);
const p = (text: string): string => `<p>${text}</p>`;
const h2 = (text: string): string => `<h2>${text}</h2>`;
const list = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** How a shop is reached, each way as one line. */
function waysOf({ phone, email, street, city, postalCode, opens, closes }: ShopFacts): string[] {
  const hours = opens === '' ? '' : `، هر روز از ${toPersianDigits(`${opens} تا ${closes}`)}`;
  const place = [city, street].filter((part) => part !== '').join('، ');
  const code = postalCode === '' ? '' : `، کد پستی ${toPersianDigits(postalCode)}`;
  return [
    phone === '' ? '' : `تلفن: ${safe(readablePhone(phone))}${hours}`,
    email === '' ? '' : `ایمیل: ${safe(email)}`,
    place === '' ? '' : `نشانی: ${safe(place)}${code}`,
  ].filter((line) => line !== '');
}

const waysList = (shop: ShopFacts): string => {
  const ways = waysOf(shop);
  return ways.length === 0 ? '' : list(...ways);
};

/** Pages that every shop needs, in the order of the footer. */
export const pageTemplates: readonly PageTemplate[] = [
  {
    name: 'درباره-ما',
    title: 'دربارهٔ ما',
    description: 'ما که هستیم و چگونه می‌فروشیم.',
    body: (shop) =>
      p(
        `${safe(shop.name)} فروشگاهی اینترنتی است. کالاها را خودمان برمی‌گزینیم، پیش از فرستادن وارسی می‌کنیم و پس از فروش هم پاسخ‌گو هستیم.`,
      ) +
      h2('چه قولی می‌دهیم') +
      list(
        'قیمتی که می‌بینید همان است که می‌پردازید.',
        'کالایی که موجود نیست فروخته نمی‌شود.',
        `کالای سالم را تا ${toPersianDigits(shop.returnDays)} روز پس از تحویل پس می‌گیریم.`,
      ) +
      h2('راه‌های تماس') +
      waysList(shop),
  },
  {
    name: contactPageName,
    title: 'تماس با ما',
    description: 'تلفن، ایمیل و نشانی، و فرم پیام.',
    body: (shop) =>
      p(`پرسش، پیشنهاد یا پیگیری سفارش؟ ${safe(shop.name)} از شنیدنش خوشحال می‌شود.`) +
      waysList(shop) +
      p('می‌توانید همین‌جا هم پیام بگذارید؛ در نخستین ساعت کاری پاسخ می‌دهیم.'),
  },
  {
    name: 'قوانین',
    title: 'قوانین و شرایط',
    description: 'شرایط خرید، پرداخت و تحویل.',
    body: (shop) =>
      p(
        `با ثبت سفارش در ${safe(shop.name)} این شرایط را می‌پذیرید. قوانین جمهوری اسلامی ایران، به‌ویژه قانون تجارت الکترونیکی، بر خرید حاکم است.`,
      ) +
      h2('سفارش و قیمت') +
      list(
        'سفارش با پرداخت، یا با تایید پرداخت در محل، قطعی می‌شود.',
        'قیمت‌ها به تومان است و در زمان ثبت سفارش ثابت می‌شود.',
        'اگر کالایی پس از پرداخت فراهم نشد، همهٔ پول آن برمی‌گردد.',
      ) +
      h2('ارسال و تحویل') +
      list(
        'هزینه و زمان ارسال پیش از پرداخت گفته می‌شود.',
        'پیش از امضای رسید، بستهٔ آسیب‌دیده را تحویل نگیرید و به ما خبر دهید.',
      ) +
      h2('مسئولیت خریدار') +
      list(
        'درستی نام، نشانی و شمارهٔ تماس با خریدار است.',
        'رمز عبور خود را به کسی ندهید؛ ما هرگز آن را نمی‌پرسیم.',
      ),
  },
  {
    name: 'حریم-خصوصی',
    title: 'حریم خصوصی',
    description: 'از شما چه می‌دانیم و با آن چه می‌کنیم.',
    body: (shop) =>
      p(
        `${safe(shop.name)} تنها آنچه را که برای فروش و تحویل لازم است نگه می‌دارد و به کسی نمی‌فروشد.`,
      ) +
      h2('چه نگه می‌داریم') +
      list(
        'نام، شمارهٔ موبایل و نشانی‌هایی که خودتان می‌نویسید.',
        'سفارش‌ها، نظرها و پیام‌هایتان.',
        'آنچه برای کار سبد خرید و ماندن در حساب لازم است.',
      ) +
      h2('به چه کسی می‌دهیم') +
      list(
        'نام، نشانی و شمارهٔ شما به شرکت پستی یا پیکی که بسته را می‌آورد.',
        'مبلغ و شمارهٔ سفارش به درگاه بانکی. شمارهٔ کارت شما به ما نمی‌رسد.',
        'مراجع قانونی، آنجا که قانون بخواهد.',
      ) +
      h2('حق شما') +
      p('از «حساب من» همهٔ داده‌های خود را دریافت کنید یا حساب را پاک کنید.'),
  },
  {
    name: 'بازگشت-کالا',
    title: 'بازگشت کالا',
    description: 'چه کالایی، تا کی و چگونه برمی‌گردد.',
    body: (shop) =>
      p(
        `تا ${toPersianDigits(shop.returnDays)} روز پس از تحویل می‌توانید کالا را برگردانید، بی آنکه دلیلی بگویید.`,
      ) +
      h2('شرط‌ها') +
      list(
        'کالای سالم باید استفاده‌نشده و با همهٔ بسته‌بندی و همراه‌هایش باشد.',
        'کالای معیوب یا اشتباه در هر حال پس گرفته می‌شود و هزینهٔ بازگشتش با ماست.',
        shop.freeReturns
          ? 'هزینهٔ بازگشت کالای سالم هم با ماست.'
          : 'هزینهٔ بازگشت کالای سالم با خریدار است.',
      ) +
      h2('چگونه') +
      list(
        'از «سفارش‌ها» در حساب خود، سفارش را باز کنید و «مرجوع کردن» را بزنید.',
        'کالا را به نشانی‌ای که می‌گوییم بفرستید.',
        'پس از وارسی، پول به همان کارتی که پرداخته‌اید برمی‌گردد.',
      ) +
      waysList(shop),
  },
];
