/** What customers name as good and bad, in a few words. */
export interface PointsOfKind {
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

/** Of every product. */
export const commonPoints: PointsOfKind = {
  good: ['کیفیت ساخت', 'ارزش خرید', 'بسته‌بندی خوب'],
  bad: ['قیمت بالا'],
};

/** By category, besides those of every product. */
const byCategories: readonly (readonly [categories: readonly string[], points: PointsOfKind])[] = [
  [
    ['smartphone', 'foldable'],
    {
      good: ['دوربین', 'شارژدهی', 'صفحهٔ روان', 'وزن کم', 'سرعت'],
      bad: ['گرم شدن هنگام بازی', 'نبود شارژر در جعبه', 'دوربین در نور کم'],
    },
  ],
  [
    ['feature-phone'],
    { good: ['دکمه‌های درشت', 'شارژدهی چندروزه', 'صدای بلند'], bad: ['منوی کند', 'دوربین ضعیف'] },
  ],
  [
    ['tablet'],
    { good: ['صفحهٔ بزرگ', 'صدای خوب', 'شارژدهی'], bad: ['لیز بودن بدنه', 'دوربین معمولی'] },
  ],
  [
    ['case'],
    { good: ['برش دقیق', 'لبهٔ بلند', 'سبکی'], bad: ['ساییده شدن گوشه‌ها', 'زرد شدن با گذر زمان'] },
  ],
  [['charger', 'power-bank'], { good: ['سرعت شارژ', 'داغ نشدن', 'اصل بودن'], bad: ['سنگینی'] }],
  [
    ['everyday-laptop', 'gaming-laptop'],
    {
      good: ['سرعت بالا', 'صفحه‌کلید راحت', 'صفحهٔ خوب', 'آماده بودن ویندوز'],
      bad: ['صدای فن', 'شارژر بزرگ', 'وزن'],
    },
  ],
  [
    ['monitor'],
    { good: ['رنگ‌های طبیعی', 'بی‌پیکسل سوخته', 'تیزی متن'], bad: ['منوی گیج‌کننده', 'پایهٔ ثابت'] },
  ],
  [['keyboard-mouse'], { good: ['راحتی در دست', 'بی‌صدا بودن', 'اتصال آسان'], bad: ['کابل کوتاه'] }],
  [
    ['webcam-mic'],
    { good: ['صدای روشن', 'بی‌نیاز از نصب'], bad: ['تصویر ضعیف در تاریکی', 'گیرهٔ سست'] },
  ],
  [['storage'], { good: ['سرعت واقعی', 'ظرفیت واقعی', 'کوچکی'], bad: ['کند شدن پس از پر شدن'] }],
  [['router'], { good: ['پوشش خوب', 'راه‌اندازی آسان'], bad: ['چراغ‌های پرنور'] }],
  [['printer'], { good: ['هزینهٔ کم هر برگ', 'چاپ تمیز'], bad: ['نصب وقت‌گیر', 'صدای زیاد'] }],
  [
    ['headphones', 'earbuds'],
    {
      good: ['کیفیت صدا', 'حذف نویز', 'راحتی در گوش'],
      bad: ['میکروفون در جای شلوغ', 'کیس لک‌پذیر'],
    },
  ],
  [['speaker', 'sound-projector'], { good: ['صدای پر', 'بیس قوی'], bad: ['سنگینی'] }],
  [
    ['smart-watch', 'band'],
    { good: ['شارژدهی', 'سبکی روی مچ', 'ضربان‌سنج دقیق'], bad: ['بند خشک', 'برنامهٔ انگلیسی'] },
  ],
  [['console', 'game-gear'], { good: ['اجرای روان', 'دستهٔ خوش‌دست'], bad: ['گرانی بازی‌ها'] }],
  [
    ['camera', 'action-cam', 'lens-tripod'],
    { good: ['عکس‌های تیز', 'لرزشگیر', 'سبکی'], bad: ['باتری کم', 'نبود کیف در جعبه'] },
  ],
  [['tv'], { good: ['تصویر زنده', 'منوی روان', 'صدای کافی'], bad: ['کنترل ساده', 'پایه‌های پهن'] }],
  [
    ['air-fryer', 'tea-coffee', 'blender', 'cooking'],
    { good: ['شست‌وشوی آسان', 'پخت یکدست', 'کار ساده'], bad: ['صدای زیاد', 'سیم کوتاه'] },
  ],
  [
    ['refrigerator', 'washing'],
    { good: ['کم‌صدا', 'جادار', 'مصرف کم برق'], bad: ['نصب وقت‌گیر', 'دفترچهٔ نارسا'] },
  ],
  [['vacuum', 'iron', 'air'], { good: ['قدرت خوب', 'تمیز کردن آسان'], bad: ['سیم کوتاه', 'صدا'] }],
  [['personal-care'], { good: ['خوش‌دست', 'شارژ سریع'], bad: ['نبود کیف'] }],
  [['smart-home'], { good: ['راه‌اندازی آسان', 'نور ملایم'], bad: ['نیاز به اینترنت'] }],
];

const pointsByCategory = new Map(
  byCategories.flatMap(([categories, points]) => categories.map((key) => [key, points] as const)),
);

/** What is named about products of a category. */
export const pointsOf = (category: string): PointsOfKind =>
  pointsByCategory.get(category) ?? { good: [], bad: [] };
