import { personSvg, portraitSide } from '../../drawings/people.ts';
import type { PersonPlan } from '../../drawings/people.ts';
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
  looks: PersonPlan;
}

/** Fictional authors of the demo shop's magazine; they have no pages elsewhere. */
export const blogAuthors: Readonly<Record<BlogAuthorKey, Author>> = {
  sara: {
    name: 'سارا رستگار',
    slug: 'سارا-رستگار',
    role: 'دبیر بخش موبایل',
    about:
      'دوازده سال است دربارهٔ گوشی می‌نویسد و هنوز با گوشی سه سال پیشش عکس می‌گیرد. می‌پرسد چه کاری با گوشی دارید و بعد مدل پیشنهاد می‌کند.',
    looks: { tint: 'sage', skin: '#e8bd9c', hair: '#4a3226', dress: '#5f7f7b', scarf: '#7d9d97' },
  },
  mehran: {
    name: 'مهران کیانی',
    slug: 'مهران-کیانی',
    role: 'دبیر بخش صدا و تصویر',
    about:
      'صدابردار سابق سینما؛ هدفون‌ها را با موسیقی ایرانی و تلویزیون‌ها را با فوتبال می‌آزماید. هر بررسی او دست‌کم دو هفته طول می‌کشد.',
    looks: { tint: 'mist', skin: '#dca983', hair: '#2c2522', dress: '#3f4f66', hasBeard: true },
  },
  negar: {
    name: 'نگار صدری',
    slug: 'نگار-صدری',
    role: 'دبیر بخش خانه',
    about:
      'در آشپزخانه‌ای شش‌متری آشپزی می‌کند و هر وسیله‌ای که معرفی کرده، اول آن‌جا جا شده است. مصرف برق و آسانی تمیزکردن را هم می‌سنجد.',
    looks: {
      tint: 'clay',
      skin: '#edc5a6',
      hair: '#3a2a22',
      dress: '#8a4f45',
      scarf: '#c98d7c',
      hasGlasses: true,
    },
  },
  arash: {
    name: 'آرش بهمنی',
    slug: 'آرش-بهمنی',
    role: 'دبیر بخش رایانه و بازی',
    about:
      'برنامه‌نویسی که شب‌ها بازی می‌کند و روزها می‌نویسد چرا فریم‌ها افت کرده‌اند. لپ‌تاپ و کنسول را با همان بازی‌هایی می‌سنجد که در خانه بازی می‌شوند.',
    looks: { tint: 'sand', skin: '#d9a985', hair: '#3b2b20', dress: '#b98463', hasGlasses: true },
  },
};

/** Name under which the picture of an author is stored, beside the drawings. */
export const portraitOf = (slug: string): string => `author ${slug}`;

export const portraitDrawings = Object.values(blogAuthors).map(({ slug, looks }) => ({
  name: portraitOf(slug),
  width: portraitSide,
  height: portraitSide,
  svg: () => personSvg(looks),
}));
