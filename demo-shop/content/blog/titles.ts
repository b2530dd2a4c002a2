/** Posts by their key in the seed, oldest first: a post's position is its id. */
export const postTitles = {
  charging: 'شارژ سریع به زبان ساده',
  tvSize: 'تلویزیون چند اینچ بخریم؟',
  tea: 'چای‌ساز، کتری برقی یا قوری روی گاز؟',
  studentLaptop: 'لپ‌تاپ دانشجویی: کجا خرج کنیم و کجا نه',
  wifi: 'وای‌فای خانه را بی‌هزینه بهتر کنیم',
  laptopWatts: 'در لپ‌تاپ گیمینگ، وات از نام مهم‌تر است',
  watchOrBand: 'ساعت هوشمند یا مچ‌بند؟ یک ماه با هر دو',
  robot: 'جاروی رباتیک؛ کمک واقعی یا اسباب‌بازی گران؟',
  midrange: 'میان‌ردهٔ نو بخریم یا پرچم‌دار پارسال؟',
  consoles: 'پلی‌استیشن، ایکس‌باکس یا سوییچ؟',
  espresso: 'نخستین اسپرسوی خانگی',
  macbook: 'مک‌بوک ایر M4 برای برنامه‌نویس‌ها',
  camera: 'نخستین دوربین بدون آینه را چطور انتخاب کنیم؟',
  switches: 'کیبورد مکانیکی چه سوییچی بخریم؟',
  together: 'بهترین بازی‌های دونفره روی کنسول',
  kitchen: 'آشپزخانهٔ کوچک، خرید هوشمندانه',
  headphones: 'یک ماه با هدفون سونی WH-1000XM5',
  iphones: 'کدام آیفون برای شما ارزش خرید دارد؟',
} as const;
export type PostKey = keyof typeof postTitles;
