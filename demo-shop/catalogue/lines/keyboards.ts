import type { LineInput } from '../model.ts';

const authentic = 'گارانتی اصالت و سلامت فیزیکی';

export const keyboards: LineInput = {
  category: 'keyboard-mouse',
  picture: 'keyboard',
  nameFa: 'کیبورد {kind} {brand} مدل {model}',
  nameEn: '{brand} {model} Keyboard',
  guarantees: ['گارانتی ۲۴ ماهه شرکتی', authentic],
  bothGuarantees: true,
  facts: [
    'کلیدهای {switch} بازخورد یکدستی دارند.',
    'connection=bluetooth ? میان چند دستگاه با یک کلید جابه‌جا می‌شود.',
    'connection=radio ? با گیرندهٔ کوچک خودش وصل می‌شود و جفت‌کردن نمی‌خواهد.',
    'connection=wired ? با سیم وصل می‌شود و شارژ نمی‌خواهد.',
    'battery-days>=10 ? باتری آن حدود {battery-days} می‌ماند.',
    'backlight=true ? نور پس‌زمینه در اتاق نیمه‌تاریک کلیدها را خوانا نگه می‌دارد.',
    'weight>=550 ? وزن {weight} آن را هنگام تایپ سر جایش نگه می‌دارد.',
    'weight<550 ? وزن {weight} آن را به کیف هم راه می‌دهد.',
    'switch=mechanical ? صدای کلیدهای مکانیکی در اتاق مشترک شنیده می‌شود.',
    'switch=scissor ? کلیدهای کم‌عمق آن شبیه لپ‌تاپ‌اند و آهسته کار می‌کنند.',
    'switch=membrane ? کلیدهای نرم آن در اداره سروصدا نمی‌کنند.',
    'switch=membrane ? ماوس بی‌سیم هم با همان گیرنده کار می‌کند و در جعبه است.',
    'پایه‌های پشت آن شیب تایپ را عوض می‌کند.',
    'کلیدهای پخش و صدا جدا در دسترس‌اند.',
    'switch=membrane ? بخش عددی آن حسابداری را سریع‌تر می‌کند.',
  ],
  advice: [
    'حروف فارسی حک‌شده نیست؛ برچسب فارسی باکیفیت را می‌توانید همراهش سفارش دهید.',
    'connection=bluetooth ? با ویندوز و مک هر دو کار می‌کند و درایور جدا نمی‌خواهد.',
    'switch=mechanical ? کلیدها را با کلیدکش بردارید و با هوای فشرده پاک کنید.',
    'switch!=mechanical ? ماهی یک بار وارونه‌اش کنید و با هوای فشرده پاک کنید.',
  ],
  families: [
    {
      brand: 'logitech',
      model: 'MX Keys S',
      price: 9.4,
      colours: 'graphite',
      hot: 7,
      style: 'dark-keys',
      specs:
        'kind=بی‌سیم; switch=scissor; connection=bluetooth,radio; battery-days=10; backlight=yes; weight=810; use=office',
      note: 'کلیدهای کاسه‌ای MX Keys انگشت را به مرکز می‌آورند و نورشان با نزدیک‌شدن دست روشن می‌شود.',
    },
    {
      brand: 'logitech',
      model: 'K380',
      price: 2.65,
      colours: 'violet white',
      hot: 8,
      off: 11,
      style: 'light-keys',
      specs:
        'kind=بی‌سیم; switch=scissor; connection=bluetooth; battery-days=730; weight=423; use=office',
      note: 'کیبورد جمع‌وجوری که با دو باتری قلمی دو سال کار می‌کند و به سه دستگاه وصل می‌ماند.',
    },
    {
      brand: 'logitech',
      model: 'MK270',
      price: 1.72,
      colours: 'black',
      hot: 8,
      style: 'office',
      specs:
        'kind=و ماوس بی‌سیم; switch=membrane; connection=radio; battery-days=720; weight=498; use=office',
      note: 'کیبورد و ماوس اداری که سال‌ها پرفروش مانده؛ وصلش می‌کنید و دیگر به آن فکر نمی‌کنید.',
    },
    {
      brand: 'razer',
      model: 'BlackWidow V4 75%',
      price: 14.8,
      colours: 'black',
      hot: 5,
      style: 'dark-keys',
      specs:
        'kind=مکانیکی گیمینگ; switch=mechanical; connection=wired; backlight=yes; weight=815; use=gaming',
      note: 'سوییچ‌ها با دست عوض می‌شوند و صفحهٔ آلومینیومی صدای کلید را پر و کوتاه کرده است.',
    },
    {
      brand: 'asus',
      model: 'ROG Falchion Ace',
      price: 10.9,
      colours: 'black white',
      hot: 5,
      style: 'office',
      specs:
        'kind=مکانیکی گیمینگ; switch=mechanical; connection=wired; backlight=yes; weight=600; use=gaming',
      note: 'فالشن کوچک است، ولی هیچ کلید جهتی را حذف نکرده؛ نوار لمسی کنار آن صدا را تنظیم می‌کند.',
    },
  ],
};
