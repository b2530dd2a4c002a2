import type { z } from 'zod';
import type { Suggestion } from '#lib/contract/home.ts';
import { asPersianKeys, isPersianKeyed } from '#lib/text/keyboard.ts';
import type { Database } from '#server/db/database.ts';
import { codesQuery, weigh, withSeries } from '#server/modules/search/closest.ts';
import { KeptTexts } from '#server/modules/search/kept.ts';
import { inOtherWords, queriesFor } from '#server/modules/search/exact.ts';
import { fold, split } from '#server/modules/search/fold.ts';
import { knownOf } from '#server/modules/search/known.ts';
import type { Known } from '#server/modules/search/known-words.ts';
import { formsOf, inOtherKeys, mend, withNames } from '#server/modules/search/mend.ts';
import type { PriceRange } from '#server/modules/search/price-words.ts';
import {
  countMatches,
  orderOf,
  readBest,
  readClosest,
  type Named,
  readPriced,
  readSuggestions,
  type Shown,
  mostSuggested,
  valuesOf,
} from '#server/modules/search/queries.ts';
import { orCode, type Query } from '#server/modules/search/query.ts';
import { shopWords } from '#server/modules/search/search-words.ts';
import { type Suggested, withPriced, withShown } from '#server/modules/search/shown.ts';
import { type Forms, type Lead, leadsOf, type Topic } from '#server/modules/search/topics.ts';
import { firstOfModels } from '#server/modules/search/first-of-models-service.ts';
import { readTyped, type Typed, typedCode } from '#server/modules/search/typed.ts';

/** `exact`: as typed, or in other words; `corrected`: as it was meant; `closest`: products with most of the words. */
type Kind = 'exact' | 'corrected' | 'closest';

/** What was read from a text. */
interface Reading {
  readonly kind: Kind;
  /** The text as it was probably meant; null when it was taken as typed. */
  readonly meant: string | null;
  /** The categories and brands that it names. */
  readonly topics: readonly Topic[];
}

/** The result of a search in the whole shop. */
export interface Search extends Omit<Reading, 'topics'> {
  /** As a PostgreSQL tsquery. */
  readonly tsquery: string;
  /** Of the versions of a model only one is counted. */
  readonly total: number;
  /**
   * Product ids, the best first, ranked like suggestions: all matches, or the most popular of more than
   * 1,000.
   */
  readonly best: readonly number[];
  /** Their models, 0 for none. */
  readonly models: readonly number[];
  /** The price in the text. */
  readonly price: PriceRange | null;
  /** The text without its price; '' when it limits the goods by nothing else. */
  readonly text: string;
  /** The pages that the text names: the landing page of all, then categories and brands. */
  readonly topics: readonly Lead[];
}

type Close = z.infer<(typeof readClosest)['row']>;

interface Asks<Found> {
  readonly query: (query: Query) => Promise<{ found: Found; isEnough: boolean }>;
  readonly close: (found: Close) => Promise<Found>;
}

/**
 * Searches for the text as typed, then in other words, then for its corrections, and at last for products with most of
 * its words.
 * @returns null when nothing is left to search for, or only words that say nothing
 */
async function search<Found>(
  database: Database,
  typed: string,
  { alternatives, text }: Typed,
  asks: Asks<Found>,
): Promise<(Reading & { found: Found }) | null> {
  const words = alternatives[1] ?? alternatives[0];
  if (!words) return null;
  const known = await knownOf(database);
  const asTyped = shopWords.withoutFillers(words);
  const exact = await firstFound(asks, asItIs(typed, alternatives, known));
  if (exact) return { ...exact, ...reading('exact', asTyped, asTyped, known) };
  if (shopWords.areFillers(words)) return null;
  const retyped = inOtherKeys(text, words, known);
  const right = shopWords.withoutFillers(retyped ?? words);
  const mended = mend(right, known);
  const meant = mended?.meant ?? right;
  const corrected = await firstFound(asks, [
    ...asRetyped(retyped, known),
    () => mended?.query ?? null,
  ]);
  if (corrected) return { ...corrected, ...reading('corrected', meant, asTyped, known) };
  const { any, rare, parts, weights } = weigh(
    withNames(formsOf(withSeries(right, known), known)),
    known,
  );
  const [close] = await database.run(readClosest, [any, rare, parts, weights]);
  const found = await asks.close(close ?? { ids: [], models: [] });
  return { found, ...reading('closest', meant, retyped ? asTyped : meant, known) };
}

/** The queries for a text as it is, by its words, by the code that it is, and in other words. */
function asItIs(
  typed: string,
  alternatives: Typed['alternatives'],
  known: Known,
): (() => Query | null)[] {
  const code = typedCode(typed);
  return [
    ...queriesFor(alternatives, known).map((query) => () => orCode(query(), code)),
    ...queriesFor(inOtherWords(alternatives), known),
  ];
}

/** The queries for a text in the keys of the other keyboard. */
const asRetyped = (retyped: readonly string[] | null, known: Known): (() => Query | null)[] =>
  queriesFor(retyped ? [shopWords.withoutFillers(retyped)] : [], known);

/** The first of the queries that finds products. */
async function firstFound<Found>(
  { query }: Asks<Found>,
  queries: readonly (() => Query | null)[],
): Promise<{ found: Found } | null> {
  for (const next of queries) {
    const wanted = next();
    // oxlint-disable-next-line no-await-in-loop -- asked only when the one before found nothing
    const answer = wanted && (await query(wanted));
    if (answer?.isEnough === true) return answer;
  }
  return null;
}

const reading = (
  kind: Kind,
  meant: readonly string[],
  typed: readonly string[],
  known: Known,
): Reading => ({
  kind,
  meant: meant.join(' ') === typed.join(' ') ? null : meant.join(' '),
  topics: topicsOf(formsOf(meant, known), known),
});

/** By the words themselves, and by their other names only when no category is found. */
function topicsOf(text: readonly Forms[], { topics }: Known): Topic[] {
  const found = topics.in(text);
  return found.some(({ type }) => type === 'category') ? found : topics.in(withNames(text));
}

const suggestionOf = ({ type, id, title, slug, count }: Lead): Suggested => ({
  type,
  id,
  value: title,
  valueSlug: slug,
  ...(type === 'landing' && { productCount: count }),
});

/** Names change rarely; what is shown with them is that of now. */
const keptNames = new KeptTexts<Suggested[]>(30_000);
/** Of texts with a price, whose numbers of products belong to no tag: they must be new within two seconds. */
const keptPriced = new KeptTexts<Suggestion[]>(1_000);

const inRightKeys = (typed: string): string =>
  isPersianKeyed(typed) ? asPersianKeys(typed) : typed;

/** Suggestions while a shopper types: categories and brands, then products, the best first. */
export async function getSuggestions(database: Database, typed: string): Promise<Suggestion[]> {
  const read = readTyped(inRightKeys(typed));
  const { price } = read;
  const text = JSON.stringify([read.alternatives, price]);
  let fresh: readonly Shown[] = [];
  const names = () =>
    nameSuggestions(database, typed, {
      text,
      read,
      onShown: (rows) => {
        fresh = rows;
      },
    });
  if (price === null) return withShown(database, await names(), fresh);
  return keptPriced.keep(database, text, async () => {
    const query = `filter-price=${priceText(price)}`;
    const found = await withPriced(database, await names(), price);
    return found.map((one) => (one.type === 'product' ? one : { ...one, query }));
  });
}

/** A price as lists have it in their address. */
export const priceText = ({ min, max }: PriceRange): string => `${min ?? ''}-${max ?? ''}`;

interface Asked {
  readonly text: string;
  readonly read: ReturnType<typeof readTyped>;
  /** Is given what was read with the names, unless they are kept. */
  readonly onShown: (rows: readonly Shown[]) => void;
}

function nameSuggestions(
  database: Database,
  typed: string,
  { text, read, onShown }: Asked,
): Promise<Suggested[]> {
  const { price } = read;
  return keptNames.keep(database, text, async () => {
    const ofIds = async (ids: readonly number[], models: readonly number[]) => {
      const first = price
        ? (await database.run(readPriced, [ids, price.min, price.max])).map(({ id }) => id)
        : firstOfModels(ids, models).slice(0, mostSuggested.products);
      return first.map((id): Named => ({ type: 'product', id, value: '', valueSlug: '' }));
    };
    const found = await search(database, typed, read, {
      query: async (query) => {
        if (price !== null) {
          const [best] = await database.run(readBest[orderOf(query)], valuesOf(query));
          const { ids, models } = best ?? { ids: [], models: [] };
          return { found: await ofIds(ids, models), isEnough: ids.length > 0 };
        }
        const rows = await database.run(readSuggestions[orderOf(query)], valuesOf(query));
        onShown(rows);
        return { found: rows.map(nameOf), isEnough: rows.some(({ type }) => type === 'product') };
      },
      close: ({ ids, models }) => ofIds(ids, models),
    });
    if (found === null) return [];
    // A narrowed landing page is a list of its category.
    const topics = price === null ? await leadsOf(database, found.topics) : found.topics;
    return withTopics(found.found, topics);
  });
}

const nameOf = ({ id, type, value, valueSlug }: Shown): Named => ({
  id,
  type,
  value: value ?? '',
  valueSlug: valueSlug ?? '',
});

/** Puts the pages that the text names first, besides categories whose title has all its words. */
function withTopics(found: readonly Named[], topics: readonly Lead[]): Suggested[] {
  const {
    landing = [],
    category: named = [],
    brand = [],
  } = Object.groupBy(topics.map(suggestionOf), ({ type }) => type);
  const { category = [], product = [] } = Object.groupBy(found, ({ type }) => type);
  const categories = new Map(
    [...category, ...named].map((one): [number, Suggested] => [one.id, one]),
  );
  const { lists, brands } = mostSuggested;
  return [
    ...[...landing, ...categories.values()].slice(0, lists),
    ...brand.slice(0, brands),
    ...product,
  ];
}

/** The products of a list filtered by a text, in the same order as suggestions. */
export async function findSearch(database: Database, typed: string): Promise<Search> {
  const read = readTyped(inRightKeys(typed));
  const { price, text } = read;
  const found = await search(database, typed, read, {
    query: async (query) => {
      const { tsquery } = query;
      const [best] = await database.run(readBest[orderOf(query)], valuesOf(query));
      const { ids, models, isAll } = best ?? { ids: [], models: [], isAll: true };
      const total = isAll ? firstOfModels(ids, models).length : await countAll(database, tsquery);
      return { found: { tsquery, total, best: ids, models }, isEnough: total > 0 };
    },
    close: async ({ ids, models }) => ({
      tsquery: codesQuery(ids),
      total: firstOfModels(ids, models).length,
      best: ids,
      models,
    }),
  });
  if (found === null) {
    const isAll = price !== null || read.alternatives.length > 0;
    return { ...nothing, price, text: isAll ? '' : text };
  }
  const { kind, meant } = found;
  const topics = await leadsOf(database, found.topics);
  return { ...found.found, ...keyed(typed, { kind, meant, text }), topics, price, text };
}

/** A text in the keys of the other keyboard was corrected, whatever else was found. */
function keyed(
  typed: string,
  { kind, meant, text }: { kind: Kind; meant: string | null; text: string },
): { kind: Kind; meant: string | null } {
  if (!isPersianKeyed(typed)) return { kind, meant };
  const isExact = kind === 'exact';
  return { kind: isExact ? 'corrected' : kind, meant: meant ?? split(fold(text)).join(' ') };
}

const nothing = {
  kind: 'exact',
  meant: null,
  topics: [],
  tsquery: '',
  total: 0,
  best: [],
  models: [],
} as const satisfies Partial<Search>;

async function countAll(database: Database, tsquery: string): Promise<number> {
  const [counted] = await database.run(countMatches, [tsquery]);
  return counted?.total ?? 0;
}
