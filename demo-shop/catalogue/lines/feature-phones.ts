import type { LineInput } from '../model.ts';

export const featurePhones: LineInput = {
  category: 'feature-phone',
  picture: 'feature-phone',
  nameFa: 'گوشی موبایل ساده {brand} مدل {model} {sim}',
  nameEn: '{brand} {model} Dual SIM',
  guarantees: ['گارانتی ۱۲ ماهه کهربا', 'گارانتی اصالت و سلامت فیزیکی'],
  bothGuarantees: true,
  specs: 'sim=two; os=own; nfc=no',
  facts: [
    'نمایشگر {screen-size} با حروف درشت، خواندن پیامک را بی‌عینک هم ممکن می‌کند.',
    'باتری {battery} در حالت آماده‌به‌کار بیش از یک هفته دوام می‌آورد.',
    'network=4g ? از شبکه 4G پشتیبانی می‌کند و تماسش در جاهایی که 2G ضعیف شده هم صاف است.',
    'network=2g ? روی شبکه 2G کار می‌کند و برای خط دوم، باغ و انبار کافی است.',
    'وزن {weight} آن قدر کم است که در جیب پیراهن فراموش می‌شود.',
    'رادیو، چراغ‌قوه و جای کارت حافظه هم سر جایشان هستند.',
  ],
  advice: [
    'برای سالمندان، دکمهٔ میان‌بر تماس را پیش از هدیه‌دادن با شمارهٔ خودتان تنظیم کنید.',
    'گوشی رجیستر شده است و با هر دو سیم‌کارت بی‌نیاز از تنظیم کار می‌کند.',
    'شارژر و باتری در جعبه است؛ باتری جداشدنی است و سال‌ها بعد هم پیدا می‌شود.',
  ],
  families: [
    {
      brand: 'nokia',
      model: '105 4G',
      price: 2.45,
      colours: 'black navy red',
      hot: 7,
      specs: 'screen-size=1.8; panel=tft; battery=1450; weight=93; network=4g; storage=128',
      note: 'همان نوکیای ساده‌ای که همه می‌شناسند، این بار با 4G. می‌افتد، برمی‌دارید و کار می‌کند.',
    },
    {
      brand: 'nokia',
      model: '110 4G',
      price: 2.78,
      colours: 'navy violet',
      hot: 5,
      specs:
        'screen-size=1.8; panel=tft; battery=1450; weight=94; network=4g; storage=128; main-camera=0.3',
      note: 'روکش نانو پشت گوشی خط نمی‌اندازد و در دست خیس هم لیز نمی‌خورد؛ پخش موسیقی با کارت حافظه هم دارد.',
    },
    {
      brand: 'nokia',
      model: '150 2023',
      price: 2.6,
      colours: 'black teal red',
      hot: 5,
      specs:
        'screen-size=2.4; panel=tft; battery=1450; weight=106; network=2g; storage=4; main-camera=0.3; water=ip54',
      note: 'صفحه‌کلید برجسته و پشت محکم، گوشی کار کارگاه و سفر است؛ بلندگوی پشتش از چند متری شنیده می‌شود.',
    },
    {
      brand: 'nokia',
      model: '3310 2017',
      price: 3.15,
      colours: 'navy red amber',
      state: 'ended',
      hot: 4,
      specs:
        'screen-size=2.4; panel=tft; battery=1200; weight=80; network=2g; storage=16; main-camera=2',
      note: 'بازسازی خاطره‌انگیز ۳۳۱۰ با صفحهٔ رنگی و همان بازی مار؛ دیگر تولید نمی‌شود.',
    },
    {
      brand: 'nokia',
      model: '6310',
      price: 3.4,
      colours: 'navy black green',
      hot: 4,
      off: 8,
      specs:
        'screen-size=2.8; panel=tft; battery=1150; weight=88; network=4g; storage=16; main-camera=0.3',
      note: 'نمایشگر ۲٫۸ اینچی و منوی درشت، ۶۳۱۰ را به راحت‌ترین گوشی برای پدربزرگ و مادربزرگ تبدیل کرده است.',
    },
    {
      brand: 'samsung',
      model: 'Guru Music 2',
      price: 1.98,
      colours: 'white navy',
      state: 'out',
      hot: 3,
      specs: 'screen-size=2; panel=tft; battery=800; weight=77; network=2g; storage=16',
      note: 'دکمه جدا برای موسیقی و جیبی‌ترین اندازه؛ گورو مدت‌هاست محبوب خط دوم است.',
    },
    {
      brand: 'nokia',
      model: '2660 Flip',
      price: 4.3,
      colours: 'black navy red',
      hot: 5,
      specs:
        'screen-size=2.8; panel=tft; battery=1450; weight=123; network=4g; storage=128; main-camera=0.3',
      note: 'با باز کردن در، تماس وصل و با بستنش قطع می‌شود؛ دکمه‌های درشت و دکمهٔ اضطراری کنار بدنه دارد.',
    },
  ],
};
