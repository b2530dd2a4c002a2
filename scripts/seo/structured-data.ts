import Validator from '@adobe/structured-data-validator';
import { ownThingFaults } from '#scripts/seo/own-thing-rules.ts';
import { cut, type PageRule } from '#scripts/seo/rules.ts';
import {
  isThing,
  listOf,
  nestedThings,
  readThings,
  type Thing,
  typesOf,
} from '#scripts/seo/things.ts';
import { kindsOf, schemaOrg } from '#scripts/seo/vocabulary.ts';

const vocabulary = schemaOrg();
const validator = new Validator(vocabulary);
const isKindOf = kindsOf(vocabulary);

type Issue = Awaited<ReturnType<Validator['validate']>>[number];

/** A rated product without an offer is valid, although it is no merchant listing. */
const isOfferOfRated = ({ issueMessage, path }: Issue, thing: Thing): boolean =>
  path.length === 1 &&
  issueMessage.includes('"offers"') &&
  (thing['aggregateRating'] !== undefined || thing['review'] !== undefined);

/** An item of a list may have its address only, because its own page has the rest. */
const isItemOfList = ({ issueMessage, path }: Issue): boolean =>
  path.some(({ type }) => type === 'ItemList') && issueMessage.includes('"item.name"');

const isFault = (issue: Issue): boolean =>
  issue.severity === 'ERROR' || issue.errorType === 'schemaOrg';

const wayOf = ({ path }: Issue): string =>
  path.map(({ property, type }) => property ?? [type].flat()[0] ?? '').join('.');

/** Versions of a model that have pages of their own are named by their address alone. */
const isDescribedElsewhere = (variant: unknown): boolean =>
  isThing(variant) && Object.keys(variant).toSorted().join() === '@type,url';

function withoutLinked(thing: Thing): Thing {
  const { hasVariant, ...rest } = structuredClone(thing);
  if (hasVariant === undefined) return rest;
  return { ...rest, hasVariant: listOf(hasVariant).filter((each) => !isDescribedElsewhere(each)) };
}

async function knownFaults(thing: Thing): Promise<string[]> {
  const [type] = typesOf(thing);
  if (type === undefined) return ['a thing has no type'];
  const issues = await validator.validate({ jsonld: { [type]: [withoutLinked(thing)] } });
  return issues
    .filter((issue) => isFault(issue) && !isOfferOfRated(issue, thing) && !isItemOfList(issue))
    .map((issue) => `${wayOf(issue)}: ${issue.issueMessage}`);
}

/** The most specific types: a product group is also a product. */
const closestTypes = (types: readonly string[]): string[] =>
  types.filter((type) => !types.some((other) => isKindOf(other, type)));

/** Merges what several scripts of a page say about one thing, by its `@id`. */
function joined(things: readonly Thing[]): Thing[] {
  const byName = new Map<unknown, Thing>();
  for (const thing of things) {
    const name = thing['@id'] ?? thing;
    const before = byName.get(name);
    const types = closestTypes([...new Set([...typesOf(before ?? {}), ...typesOf(thing)])]);
    const type = types.length === 1 ? types[0] : types;
    byName.set(name, before === undefined ? thing : { ...before, ...thing, '@type': type });
  }
  return [...byName.values()];
}

/** Whether an `@id` is of the page itself; other pages describe their own things. */
const isOwnName = (id: unknown, url: string): boolean =>
  URL.parse(String(id), url)?.pathname === new URL(url).pathname;

const isName = (thing: Thing): boolean => Object.keys(thing).join() === '@id';

/** References by `@id` must lead to a thing with more than an `@id`. */
function danglingNames(things: readonly Thing[], url: string): string[] {
  const all = things.flatMap(nestedThings);
  const described = new Set(all.filter((thing) => !isName(thing)).map((thing) => thing['@id']));
  return all
    .filter(
      (thing) => isName(thing) && isOwnName(thing['@id'], url) && !described.has(thing['@id']),
    )
    .map((thing) => `nothing describes ${String(thing['@id'])}`);
}

export const structuredData: PageRule = async ({ $, url }) => {
  const { things: read, broken } = readThings($);
  const things = joined(read);
  const faults = await Promise.all(things.map(knownFaults));
  const all = [
    ...broken,
    ...faults.flat(),
    ...things.flatMap(ownThingFaults),
    ...danglingNames(things, url),
  ];
  return [...new Set(all.map((words) => cut(words, 200)))];
};

/** Number of things on a page, nested ones included. */
export const countThings = ({ $ }: Parameters<PageRule>[0]): number =>
  readThings($)
    .things.flatMap(nestedThings)
    .filter((thing) => typesOf(thing).length > 0).length;
