import type { LineInput } from '../model.ts';

const authentic = 'گارانتی اصالت و سلامت فیزیکی';

export const cases: LineInput = {
  category: 'case',
  picture: 'phone-case',
  nameFa: 'کاور {brand} مدل {model} مناسب برای گوشی موبایل {fits}',
  shortFa: 'قاب {fits} {brand} {model}',
  nameEn: '{brand} {model} Case for {fits}',
  option: { specs: ['fits'], column: 'size', split: true, isOneModel: false },
  guarantees: [authentic],
  facts: [
    'برای {fits} قالب‌گیری شده و دکمه‌ها و دوربین بی‌درز سر جای خود می‌نشینند.',
    'جنس {material} در دست لیز نمی‌خورد.',
    'لبهٔ بلندتر از صفحه و دوربین، گوشی را هنگام خواباندن روی میز از خط نگه می‌دارد.',
    'وزن {weight} چیزی به حجم گوشی در جیب نمی‌افزاید.',
    '{functions}.',
  ],
  advice: [
    'پیش از سفارش نام دقیق گوشی را در تنظیمات آن ببینید؛ مدل‌های هم‌نسل قاب جدا دارند.',
    'brand!=baseus ? برای شست‌وشو آب ولرم و صابون ملایم کافی است.',
    'brand=baseus ? چرم مصنوعی را با دستمال نم‌دار پاک کنید و در آفتاب نگذارید.',
    'با محافظ صفحهٔ تمام‌چسب هم بی‌مشکل بسته می‌شود.',
  ],
  versions: [
    'این یکی از {model}هاست که برای {fits} ساخته شده و به مدل‌های دیگر نمی‌خورد.',
    'صاحبان {fits} همین {model} را بردارند.',
    '{model} برای {fits} همان طراحی شناخته‌شده را دارد با جای دوربین خودش.',
  ],
  families: [
    {
      brand: 'apple',
      model: 'Silicone MagSafe',
      price: 3.95,
      colours: 'black navy pink',
      options: { 'iPhone 17': 0, 'iPhone 17 Pro Max': 0.25, 'iPhone 16': -0.4 },
      hot: 6,
      style: 'silicone',
      specs:
        'material=سیلیکون با آستر مخملی; weight=32; functions=آهنربای مگ‌سیف شارژر و کیف کارت را سر جایش می‌گیرد',
      note: 'قاب سیلیکونی اپل نرم است، رنگش ماندگار است و آستر مخملی‌اش پشت گوشی را خط نمی‌اندازد.',
    },
    {
      brand: 'spigen',
      model: 'Ultra Hybrid',
      price: 1.38,
      colours: 'silver',
      options: { 'iPhone 16 Pro Max': 0, 'Galaxy S25 Ultra': 0.08, 'Galaxy A56 5G': -0.35 },
      hot: 8,
      off: 12,
      style: 'magnetic',
      specs:
        'material=پلی‌کربنات و TPU; weight=38; functions=بالشتک هوا در چهار گوشه ضربه سقوط را می‌گیرد',
      note: 'شفاف، سفت و با گوشه‌هایی که ضربه را می‌گیرند؛ اولترا هیبرید رنگ گوشی را پنهان نمی‌کند.',
    },
    {
      brand: 'spigen',
      model: 'Liquid Air',
      price: 1.15,
      colours: 'black navy',
      options: { 'iPhone 13': 0, 'Galaxy S24 Ultra': 0.12 },
      hot: 6,
      style: 'silicone',
      specs:
        'material=TPU انعطاف‌پذیر; weight=30; functions=نقش لوزی پشت قاب جای انگشت را محکم می‌کند',
      note: 'قاب مات و سبکی که اثر انگشت نمی‌گیرد و با یک حرکت درمی‌آید.',
    },
    {
      brand: 'baseus',
      model: 'Leather Classic',
      price: 0.98,
      colours: 'brown',
      options: { 'iPhone 15 Pro': 0, 'Galaxy S24 FE': -0.06 },
      hot: 4,
      style: 'leather',
      specs: 'material=چرم مصنوعی; weight=36; functions=دوخت لبه‌ها پس از یک سال هم باز نمی‌شود',
      note: 'چرم صاف با دوخت هم‌رنگ؛ برای کسی که قاب سیلیکونی را زیادی جوان می‌بیند.',
    },
  ],
};
