import { toPersianDigits } from '#lib/text/digits.ts';

/** Series that shoppers know and search by a Persian name. Longer names first. */
const series: readonly (readonly [latin: string, persian: string])[] = [
  ['MacBook Air', 'مک‌بوک ایر'],
  ['MacBook Pro', 'مک‌بوک پرو'],
  ['iPad Air', 'آیپد ایر'],
  ['iPad Pro', 'آیپد پرو'],
  ['iPad mini', 'آیپد مینی'],
  ['AirPods Pro', 'ایرپاد پرو'],
  ['AirPods Max', 'ایرپاد مکس'],
  ['Redmi Note', 'ردمی نوت'],
  ['iPhone', 'آیفون'],
  ['iPad', 'آیپد'],
  ['iMac', 'آی‌مک'],
  ['AirPods', 'ایرپاد'],
  ['Galaxy Watch', 'گلکسی واچ '],
  ['Galaxy Buds', 'گلکسی بادز '],
  ['Galaxy Tab', 'گلکسی تب'],
  ['Galaxy', 'گلکسی'],
  ['Redmi', 'ردمی'],
  ['Pixel', 'پیکسل'],
  ['PlayStation', 'پلی‌استیشن'],
  ['DualSense', 'دوال‌سنس'],
  ['Xbox', 'ایکس‌باکس'],
  ['Switch', 'سوییچ'],
  ['Vivobook', 'ویووبوک'],
  ['Zenbook', 'زن‌بوک'],
  ['IdeaPad', 'آیدیاپد'],
  ['ThinkPad', 'ثینک‌پد'],
  ['Legion', 'لیژن'],
  ['Pavilion', 'پاویلیون'],
  ['Victus', 'ویکتوس'],
  ['LaserJet', 'لیزرجت'],
  ['Odyssey', 'ادیسه'],
  ['Alpha', 'آلفا'],
  ['HERO', 'هیرو '],
  ['BRAVIA', 'براویا'],
];

/**
 * A model in a Persian name: `Galaxy A55` becomes «گلکسی A55», `iPhone 16` «آیفون ۱۶»; other parts
 * stay Latin.
 */
export function persianModel(model: string): string {
  const known = series.find(([latin]) => model.startsWith(latin));
  if (!known) return model;
  const [latin, persian] = known;
  const rest = model.slice(latin.length);
  const shown = /[A-Za-z]/.test(rest) ? rest : toPersianDigits(rest);
  return `${persian}${shown}`.replace(/ {2,}/g, ' ').trim();
}
