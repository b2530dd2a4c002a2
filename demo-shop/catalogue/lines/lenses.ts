import type { LineInput } from '../model.ts';

const authentic = 'گارانتی اصالت و سلامت فیزیکی';

export const lenses: LineInput = {
  category: 'lens-tripod',
  picture: 'lens',
  nameFa: 'لنز {brand} مدل {model}',
  nameEn: '{brand} {model} Lens',
  guarantees: [authentic],
  insured: true,
  facts: [
    'فاصله کانونی {focal} با دیافراگم {aperture} دست عکاس را باز گذاشته است.',
    'مانت {mount} دارد و به بدنه‌های دیگر نمی‌خورد.',
    'weight<300 ? وزن {weight} آن را روی دوربین سبک نگه می‌دارد.',
    'weight>=300 ? وزن {weight} بند محکم می‌خواهد.',
    'stabiliser=true ? لرزش‌گیر اپتیکی در سرعت‌های پایین شاتر کمک می‌کند.',
    'موتور فوکوس آن در فیلم‌برداری کم‌صداست.',
    'aperture=f/1.8 ? در نور کم بی‌فلاش عکس می‌گیرد.',
    'aperture=f/4 ? دیافراگم آن در همهٔ بازهٔ زوم یکی می‌ماند.',
  ],
  advice: [
    'فیلتر محافظ هم‌اندازه، بیمه ارزان عدسی جلوست.',
    'عدسی را با پارچه میکروفایبر و دمنده تمیز کنید، نه با لباس.',
    'لنز پلمب است و شمارهٔ سریالش با جعبه یکی است.',
  ],
  families: [
    {
      brand: 'sony',
      model: 'FE 50mm F1.8',
      price: 14.6,
      hot: 7,
      off: 6,
      style: 'prime',
      specs: 'focal=50 میلی‌متر; aperture=f/1.8; mount=sony-e; weight=186',
      note: 'ارزان‌ترین راه پس‌زمینه محو در سونی فول‌فریم.',
    },
    {
      brand: 'canon',
      model: 'RF 50mm F1.8 STM',
      price: 13.9,
      hot: 7,
      style: 'prime',
      specs: 'focal=50 میلی‌متر; aperture=f/1.8; mount=canon-rf; weight=160',
      note: 'پنجاه کوچک کانن؛ نخستین لنز پرتره هر دانشجوی عکاسی.',
    },
    {
      brand: 'canon',
      model: 'RF 70-200mm F4L IS USM',
      price: 108,
      hot: 4,
      style: 'tele',
      specs: 'focal=70 تا 200 میلی‌متر; aperture=f/4; mount=canon-rf; weight=695; stabiliser=yes',
      note: 'سری L سفید در اندازه‌ای که در کیف روزانه جا می‌شود.',
    },
    {
      brand: 'nikon',
      model: 'NIKKOR Z 24-120mm F4 S',
      price: 76.8,
      state: 'out',
      hot: 4,
      style: 'tele',
      specs: 'focal=24 تا 120 میلی‌متر; aperture=f/4; mount=nikon-z; weight=630',
      note: 'یک لنز برای همهٔ سفر؛ از کوچه تا پرتره.',
    },
  ],
};
