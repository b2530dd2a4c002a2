import type { BlogAuthorKey, BlogCategoryKey } from './model.ts';

interface Section {
  title: string;
  slug: string;
  description: string;
}

/** Sections of the magazine, in display order. */
export const blogCategories: Readonly<Record<BlogCategoryKey, Section>> = {
  guide: {
    title: 'راهنمای خرید',
    slug: 'راهنمای-خرید',
    description:
      'پیش از خرید گوشی، لپ‌تاپ، دوربین و تلویزیون بخوانید: پرسش‌های درست، مقایسه‌های کوتاه و پیشنهادهای روشن.',
  },
  review: {
    title: 'بررسی',
    slug: 'بررسی',
    description: 'کالاهایی که هفته‌ها با آن‌ها زندگی کرده‌ایم؛ با خوبی‌ها، کاستی‌ها و قیمتی که می‌ارزند.',
  },
  lesson: {
    title: 'آموزش',
    slug: 'آموزش',
    description: 'شارژ، وای‌فای، کیبورد و هر چیزی که با دانستنش بهتر می‌خرید و بهتر نگه می‌دارید.',
  },
  home: {
    title: 'خانه',
    slug: 'خانه',
    description: 'آشپزخانه، نظافت و وسایل خانگی؛ برای خانه‌های واقعی و بودجه‌های واقعی.',
  },
  play: {
    title: 'بازی',
    slug: 'بازی',
    description: 'کنسول، لپ‌تاپ گیمینگ و بازی‌هایی که کنار هم خوش می‌گذرند.',
  },
};

interface Author {
  name: string;
  slug: string;
  role: string;
  about: string;
}

/** Fictional authors of the demo shop's magazine. */
export const blogAuthors: Readonly<Record<BlogAuthorKey, Author>> = {
  sara: {
    name: 'سارا رستگار',
    slug: 'سارا-رستگار',
    role: 'دبیر بخش موبایل',
    about: 'دوازده سال است دربارهٔ گوشی می‌نویسد و هنوز با گوشی سه سال پیشش عکس می‌گیرد.',
  },
  mehran: {
    name: 'مهران کیانی',
    slug: 'مهران-کیانی',
    role: 'دبیر بخش صدا و تصویر',
    about: 'صدابردار سابق سینما؛ هدفون‌ها را با موسیقی ایرانی و تلویزیون‌ها را با فوتبال می‌آزماید.',
  },
  negar: {
    name: 'نگار صدری',
    slug: 'نگار-صدری',
    role: 'دبیر بخش خانه',
    about: 'در آشپزخانه‌ای شش‌متری زندگی می‌کند و هر وسیله‌ای که معرفی کرده، اول آن‌جا جا شده است.',
  },
  arash: {
    name: 'آرش بهمنی',
    slug: 'آرش-بهمنی',
    role: 'دبیر بخش رایانه و بازی',
    about: 'برنامه‌نویسی که شب‌ها بازی می‌کند و روزها می‌نویسد چرا فریم‌ها افت کرده‌اند.',
  },
};
