/** What the specifications of a laptop for everyday use mean. */
export const laptopFacts = [
  'صفحهٔ {screen-size} با وضوح {resolution} و پنل {panel} برای متن، جدول و فیلم چشم را خسته نمی‌کند.',
  'refresh-rate=120 ? نرخ نوسازی {refresh-rate} در پیمایش متن و برگه‌های وب به چشم می‌آید.',
  'پردازندهٔ {chip} ده‌ها برگهٔ مرورگر، جلسه آنلاین و نرم‌افزار اداری را همزمان پیش می‌برد.',
  'ram>=16 ? رم {ram} برای چند سال کار و درس جا می‌گذارد.',
  'ram=8 ? رم {ram} برای مرور وب و نرم‌افزار اداری بس است، نه برای تدوین.',
  'storage>=1000 ? حافظه {storage} پروژه و فیلم را بی‌دیسک جدا نگه می‌دارد.',
  'storage=512 ? حافظه {storage} برای سیستم و فایل‌های چند سال کار جا دارد.',
  'weight-kg<1.4 ? با وزن {weight-kg} می‌شود هر روز آن را تا دانشگاه و اداره برد.',
  'weight-kg>=1.4 & weight-kg<1.8 ? وزن {weight-kg} برای جابه‌جایی گاه‌به‌گاه در کوله مناسب است.',
  'weight-kg>=1.8 ? وزن {weight-kg} آن را بیشتر روی میز نگه می‌دارد.',
  'باتری آن در کار روزمره حدود {battery-life} دوام می‌آورد.',
  'از ویژگی‌های آن {functions} است.',
  'بدنهٔ آن از {material} است.',
];

/** First words about a laptop with other memory than its family. */
export const laptopVersions = [
  'storage=512 & ram=16 ? این پیکربندی {model} رم {ram} دارد و با چند برنامهٔ باز هم جا برای نفس کشیدن می‌گذارد.',
  'storage=512 & ram=16 ? {model} با رم {ram} برای کسی است که لپ‌تاپ را چهار پنج سال نگه می‌دارد.',
  'storage=512 & ram=16 ? اگر میان دو نسخهٔ {model} مانده‌اید، رم {ram} آن است که دیرتر کهنه می‌شود.',
  'storage=512 & ram=8 ? پیکربندی پایهٔ {model} با رم {ram} همین است.',
  'storage>=1000 & ram=16 ? این {model} به‌جای حافظهٔ نیم‌ترابایتی {storage} جا دارد.',
  'storage>=1000 & ram=16 ? نسخهٔ {storage} {model} برای آرشیو پروژه و کتابخانهٔ بازی است.',
  'storage>=1000 & ram=32 ? {model} با رم {ram} و حافظه {storage} بالاترین پیکربندی این خانواده نزد ماست.',
  'storage>=1000 & ram=32 ? رندر، ماشین مجازی و پروژهٔ چندلایه در نسخهٔ {ram} {model} جا می‌شوند.',
];
