import type { NewAnswer, NewQuestion, NewReview } from '#server/modules/opinion/import-service.ts';
import { attributeOf } from '../catalogue/lookup.ts';
import { wordsOf } from '../expansion/patterns.ts';
import { type Chance, chanceOf } from '../expansion/random.ts';
import type { ShopProduct } from '../expansion/shop.ts';
import { day } from '../expansion/today.ts';
import type { Today } from '../expansion/today.ts';
import { about, asked, authors, general, shopName } from './words.ts';

const hour = 3_600_000;
/** One review is created for this many ratings of a product, up to a maximum. */
const share = 8;
const mostReviews = 36;
/** Products with so few ratings have no questions. */
export const fewRatings = 16;
/** Most reviews with a text; the others are stars only. */
const mostWritten = 14;

type Question = NewQuestion & { answered: Omit<NewAnswer, 'questionId'> };

/** Reviews whose average is about the product's rating. */
export function reviewsOf(product: ShopProduct, today: Today): NewReview[] {
  const chance = chanceOf(`reviews ${product.id}`);
  const count = Math.min(Math.ceil(product.ratingCount / share), mostReviews);
  const author = drawer(chance);
  const sentence = drawer(chance);
  return Array.from({ length: count }, (_, at) => {
    const stars = starsNear(product.rating / 10, chance);
    return {
      productId: product.id,
      author: author(authors),
      stars,
      body: at < mostWritten ? wordsFor(product, stars, chance, sentence) : '',
      state: 'shown',
      createdAt: dayAfter(product, chance, today),
    };
  });
}

/** Questions with the shop's answers; questions about a fact are answered with it. */
export function questionsOf(product: ShopProduct, today: Today): Question[] {
  const chance = chanceOf(`questions ${product.id}`);
  const facts = factsOf(product);
  const count = product.ratingCount > fewRatings ? chance.whole(0, 3) : 0;
  const turn = chance.whole(0, asked.length + facts.length);
  const all = [...facts, ...asked];
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => {
    const [body, answered] = all[(turn + at) % all.length] ?? ['', ''];
    const createdAt = dayAfter(product, chance, today);
    return {
      productId: product.id,
      author: chance.one(authors),
      body,
      state: 'shown' as const,
      createdAt,
      answered: {
        author: shopName,
        isShop: true,
        body: answered,
        state: 'shown' as const,
        createdAt: new Date(Math.min(today, createdAt.getTime() + chance.whole(1, 40) * hour)),
      },
    };
  });
}

function starsNear(mean: number, chance: Chance): number {
  const missing = 5 - mean;
  if (!chance.hit(missing * 0.72)) return 5;
  return chance.hit(0.7) ? 4 : chance.whole(1, 3);
}

/** Draws a random text, without repetition while unused ones are left. */
type Draw = (from: readonly string[]) => string;

function drawer(chance: Chance): Draw {
  let drawn = new Set<string>();
  return (from) => {
    if (from.every((text) => drawn.has(text))) drawn = drawn.difference(new Set(from));
    const text = chance.one(from.filter((one) => !drawn.has(one)));
    drawn.add(text);
    return text;
  };
}

function wordsFor({ specs }: ShopProduct, stars: number, chance: Chance, draw: Draw): string {
  const tone = stars > 3 ? 'good' : stars > 2 ? 'fair' : 'bad';
  const special = Object.keys(specs).flatMap((key) => about[key]?.[tone] ?? []);
  const first = draw(general[tone]);
  if (special.length === 0 || chance.hit(0.3)) return first;
  const second = draw(special);
  return chance.hit(0.5) ? `${second} ${first}` : `${first} ${second}`;
}

function factsOf({ specs }: ShopProduct): (readonly [string, string])[] {
  return Object.entries(specs).flatMap(([key, value]) => {
    const attribute = attributeOf(key);
    if (!attribute.highlight || typeof value !== 'number') return [];
    const { title } = attribute;
    const words = wordsOf(attribute, value);
    return [[`${title} این مدل دقیقاً چقدر است؟`, `${title} این مدل ${words} است.`] as const];
  });
}

/** A time between the product's creation and today. */
function dayAfter({ createdAt }: ShopProduct, chance: Chance, today: Today): Date {
  const age = Math.max(day, today - createdAt.getTime());
  return new Date(today - Math.floor(chance.next() * age));
}
