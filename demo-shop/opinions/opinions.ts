import type { NewAnswer, NewQuestion, NewReview } from '#server/modules/opinion/import-service.ts';
import { categories } from '../catalogue/categories.ts';
import { attributeOf } from '../catalogue/lookup.ts';
import { fill, sentencesFor, wordsOf } from '../expansion/patterns.ts';
import type { Lookup } from '../expansion/patterns.ts';
import { type Chance, chanceOf } from '../expansion/random.ts';
import type { ShopProduct } from '../expansion/shop.ts';
import { day } from '../expansion/today.ts';
import type { Today } from '../expansion/today.ts';
import { kinds } from './kinds.ts';
import type { Kind } from './kind.ts';
import { commonPoints, pointsOf } from './points.ts';
import { asked, authors, general, shopName } from './words.ts';

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
  const named = chanceOf(`points ${product.id}`);
  return Array.from({ length: count }, (_, at) => {
    const stars = starsNear(product.rating / 10, chance);
    return {
      productId: product.id,
      author: author(authors),
      stars,
      body: at < mostWritten ? wordsFor(product, stars, chance, sentence) : '',
      ...(at < mostWritten ? namedIn(product, stars, named) : nothingNamed),
      state: 'shown',
      createdAt: dayAfter(product, chance, today),
    };
  });
}

/** Questions with the shop's answers; those about a fact are answered with it. */
export function questionsOf(product: ShopProduct, today: Today): Question[] {
  const chance = chanceOf(`questions ${product.id}`);
  const count = product.ratingCount > fewRatings ? chance.whole(0, 3) : 0;
  const all = askedOf(product);
  const turn = chance.whole(0, all.length - 1);
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

const nothingNamed = { good: [], bad: [], helpful: 0, unhelpful: 0 };

/** Share of written reviews that name points. */
const withPoints = 0.7;

/** The points of a written review, and how many found it helpful or not: rather one that names something. */
function namedIn({ categoryId }: ShopProduct, stars: number, chance: Chance) {
  const special = pointsOf(keyOfCategory.get(categoryId) ?? '');
  const some = (from: readonly string[], most: number): string[] => {
    const count = Math.min(chance.whole(0, most), from.length);
    const first = chance.whole(0, from.length - 1);
    return Array.from({ length: count }, (_, at) => from[(first + at) % from.length] ?? '');
  };
  const says = chance.hit(withPoints);
  const good = says ? some([...special.good, ...commonPoints.good], stars > 3 ? 3 : 1) : [];
  const bad = says ? some([...special.bad, ...commonPoints.bad], stars > 4 ? 1 : 2) : [];
  const helpful = chance.whole(0, 4 + 6 * (good.length + bad.length));
  return { good, bad, helpful, unhelpful: chance.whole(0, Math.ceil(helpful / 5)) };
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

const keyOfCategory = new Map(categories.map(({ id, key }) => [id, key]));
/** Of large shops, whose products stand in categories below these. */
const noKind: Kind = { categories: [], good: [], fair: [], asked: [] };

const kindOf = ({ categoryId }: ShopProduct): Kind =>
  kinds.find((kind) => kind.categories.includes(keyOfCategory.get(categoryId) ?? '')) ?? noKind;

/** Share of texts that are about this kind of product. */
const ofKind = 0.6;

function wordsFor(product: ShopProduct, stars: number, chance: Chance, draw: Draw): string {
  const tone = stars > 3 ? 'good' : stars > 2 ? 'fair' : 'bad';
  const special = tone === 'bad' ? [] : kindOf(product)[tone];
  const first = draw(general[tone]);
  if (special.length === 0 || !chance.hit(ofKind)) return first;
  const second = draw(special);
  return chance.hit(0.5) ? `${second} ${first}` : `${first} ${second}`;
}

/** Categories whose products a carrier brings. */
const large: ReadonlySet<string> = new Set(['refrigerator', 'washing', 'tv']);

/** The questions that can be asked about a product, with true answers: first those about its kind. */
function askedOf(product: ShopProduct): (readonly [string, string])[] {
  const { specs, categoryId } = product;
  const size = large.has(keyOfCategory.get(categoryId) ?? '') ? 'large' : 'parcel';
  const lookup: Lookup = (key) => {
    const value = specs[key];
    return value === undefined ? undefined : wordsOf(attributeOf(key), value);
  };
  return [...kindOf(product).asked, ...asked].flatMap(([question, answer]) => {
    const [said] = sentencesFor([question], { ...specs, size }, lookup);
    const words = fill(answer, lookup);
    return said === undefined || words === undefined ? [] : [[said.text, words] as const];
  });
}

/** A time between the product's creation and today. */
function dayAfter({ createdAt }: ShopProduct, chance: Chance, today: Today): Date {
  const age = Math.max(day, today - createdAt.getTime());
  return new Date(today - Math.floor(chance.next() * age));
}
