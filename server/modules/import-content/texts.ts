import { toPersianDigits } from '#lib/text/digits.ts';

const number = (value: number): string => toPersianDigits(value);

/** Sentences for staff about posts and pages that are brought in. */
export const contentTexts = {
  noXml: 'این فایل برون‌بری وردپرس (XML) نیست.',
  notUtf8: (line: number) =>
    `متن سطر ${number(line)} به UTF-8 نیست؛ فایل را دست‌نخورده از وردپرس بگیرید.`,
  noChannel: 'این فایل برون‌بری وردپرس (WXR) نیست: بخش channel ندارد.',
  wrongVersion: (version: string) =>
    `نسخهٔ «${version}» برون‌بری وردپرس شناخته نیست؛ ۱٫۱ و ۱٫۲ خوانده می‌شود.`,
  broken: (line: number) => `فایل در سطر ${number(line)} خراب است.`,
  declares: (line: number) =>
    `سطر ${number(line)} نشانه‌های تازه تعریف می‌کند (DTD)؛ چنین فایلی خوانده نمی‌شود.`,
  unknownEntity: (line: number) => `نشانه‌ای با & در نزدیکی سطر ${number(line)} شناخته نیست.`,
  tagTooLong: (line: number) => `برچسبی که در سطر ${number(line)} باز شده بسته نمی‌شود.`,
  tooDeep: (line: number) => `بخش‌های فایل در سطر ${number(line)} بیش از ۳۲ لایه تودرتو است.`,
  tooManyAttributes: (line: number) => `برچسبی در سطر ${number(line)} بیش از ۵۰ ویژگی دارد.`,
  wrongEnd: (name: string, line: number) =>
    `«${name}» در سطر ${number(line)} بسته می‌شود، بی آنکه باز شده باشد.`,
  sectionOpen: (line: number) => `متنی که در سطر ${number(line)} باز شده (CDATA) بسته نمی‌شود.`,
  elementOpen: (name: string, line: number) =>
    `فایل نیمه‌کاره است: «${name}» که در سطر ${number(line)} باز شده بسته نمی‌شود.`,
  tooManyItems: 'فایل بیش از ۲۰۰٬۰۰۰ مورد دارد؛ در وردپرس تنها نوشته‌ها یا برگه‌ها را برون‌بری کنید.',
  tooManyTexts: 'فایل بیش از ۲۰٬۰۰۰ نوشته و برگه دارد؛ آن را به چند فایل بخش کنید.',
  tooManyTerms: 'فایل بیش از ۲۰٬۰۰۰ دسته، برچسب و نویسنده دارد.',
  shortcode: (name: string) => `کد کوتاه «[${name}]» در این فروشگاه نیست و برداشته شد.`,
  elementsGone: (names: string) => `آنچه فروشگاه نشان نمی‌دهد برداشته شد: ${names}`,
  altTitle: 'عکس‌هایی شرح نداشتند و عنوان به جای آن نوشته شد.',
  noAddress: (count: number) => `${number(count)} عکس نشانی درستی نداشت و برداشته شد.`,
  noId: 'شناسه ندارد.',
  idTwice: 'شناسهٔ این مورد پیش از این در فایل آمده است.',
  textTooLong: 'متن آن بیش از ۲ مگابایت است.',
  bodyTooLong: 'متن آن بیش از ۲۰۰٬۰۰۰ نویسه است؛ آن را در وردپرس چند بخش کنید.',
  removed: 'در سطل وردپرس بود.',
  pageDraft: 'برگه منتشر نشده است و برگه‌ها در این فروشگاه پیش‌نویس ندارند.',
  noText: 'متنی ندارد.',
  private: 'خصوصی بود و پیش‌نویس می‌شود.',
  secret: 'رمز داشت و پیش‌نویس می‌شود.',
  noDate: 'تاریخ درستی ندارد و پیش‌نویس می‌شود.',
  untitled: 'بدون عنوان',
  titleCut: 'عنوان بیش از ۲۰۰ نویسه بود و کوتاه شد.',
  comments: (count: number) => `${number(count)} دیدگاه آن وارد نمی‌شود.`,
  picturesWait: (count: number) =>
    `${number(count)} عکس آن در سایت پیشین است؛ پس از وارد کردن، در گزارش بخواهید بیاید.`,
  noCover: 'عکس شاخص ندارد و تصویری ساده می‌گیرد.',
  noCategory: 'بدون دسته',
  noAuthor: 'نویسنده',
  oneCategory: 'هر نوشته یک دسته دارد؛ دسته‌های دیگر آن برچسب می‌شوند.',
  fewerTags: 'هر نوشته ۱۰ برچسب تا ۶۰ نویسه دارد؛ بقیه کنار گذاشته شد.',
  otherType: (count: number, type: string) =>
    `${number(count)} مورد از نوع «${type}» نوشته و برگه نیست.`,
  inBin: 'این نوشته در سطل است؛ نخست آن را برگردانید.',
  nameTaken: (name: string, other: string) =>
    `نشانی «/${name}» در فروشگاه هست؛ برگه «/${other}» می‌شود.`,
  edited: 'پس از ورود پیشین در پنل ویرایش شده است و همان ماند.',
  changedSince: 'پس از ورود تغییر کرده است و همان ماند.',
  gone: 'دیگر در فروشگاه نیست.',
  plainPicture: 'تصویر سادهٔ نوشته‌ها',
} as const;
