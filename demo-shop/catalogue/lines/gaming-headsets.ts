import type { LineInput } from '../model.ts';

const authentic = 'گارانتی اصالت و سلامت فیزیکی';

export const gamingHeadsets: LineInput = {
  category: 'game-gear',
  picture: 'gaming-headset',
  nameFa: 'هدست گیمینگ {brand} مدل {model}',
  nameEn: '{brand} {model} Gaming Headset',
  guarantees: ['گارانتی ۱۸ ماهه شرکتی', authentic],
  bothGuarantees: true,
  specs: 'microphone=yes; form=over-ear',
  facts: [
    'درایور {driver} جهت صدای پا را دقیق نشان می‌دهد.',
    'connection=radio ? با گیرندهٔ بی‌سیم خودش به {platform} وصل می‌شود.',
    'connection=wired & connection!=radio ? با سیم به {platform} وصل می‌شود.',
    'وزن {weight} و بالشتک نرم، چند ساعت بازی را ممکن کرده است.',
    'باتری {battery-life} یعنی چند شب بازی با یک شارژ.',
    'میکروفون آن صدای کیبورد را کم می‌کند.',
    'فنجان‌های {form} گوش را کامل می‌پوشانند.',
    'دکمهٔ خاموش کردن میکروفون دم دست است.',
    'بند سر آن پله‌پله بزرگ و کوچک می‌شود.',
    'صدای بازی و گفت‌وگو جدا از هم شنیده می‌شود.',
  ],
  advice: [
    'connection=radio ? برای کنسول، سازگاری گیرنده را در مشخصات ببینید.',
    'صدای فراگیر را از نرم‌افزار سازنده روشن کنید.',
    'بالشتک یدکی آن جدا فروخته می‌شود.',
    'connection=wired ? سیم را از دوشاخه بکشید نه از میانه.',
  ],
  families: [
    {
      brand: 'sony',
      model: 'Pulse Elite',
      price: 13.9,
      colours: 'white',
      hot: 6,
      style: 'boom',
      specs:
        'driver=40; connection=radio,bluetooth; platform=PS5 و کامپیوتر; weight=347; battery-life=30',
      note: 'درایور تخت مغناطیسی و میکروفونی که در بدنه پنهان می‌شود؛ همراه طبیعی پلی‌استیشن.',
    },
    {
      brand: 'razer',
      model: 'BlackShark V2 X',
      price: 4.2,
      colours: 'black white',
      hot: 8,
      off: 10,
      style: 'boom',
      specs: 'driver=50; connection=wired; platform=همه کنسول‌ها; weight=240',
      note: 'سبک و ساده با سیم؛ سال‌هاست پیشنهاد اول برای شروع.',
    },
    {
      brand: 'logitech',
      model: 'G733 Lightspeed',
      price: 10.7,
      colours: 'black white',
      hot: 6,
      style: 'boom',
      specs: 'driver=40; connection=radio; platform=کامپیوتر و PS5; weight=278; battery-life=29',
      note: 'بند کشی رنگی و ۲۷۸ گرم وزن؛ یادتان می‌رود هدست دارید.',
    },
    {
      brand: 'asus',
      model: 'ROG Delta II',
      price: 17.3,
      colours: 'black',
      hot: 4,
      style: 'boom',
      specs:
        'driver=50; connection=radio,bluetooth,wired; platform=همه کنسول‌ها; weight=318; battery-life=110',
      note: 'سه نوع اتصال و صدوده ساعت باتری؛ با گوشی و بازی همزمان صدا می‌دهد.',
    },
  ],
};
