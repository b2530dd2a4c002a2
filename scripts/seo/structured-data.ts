import Validator from '@adobe/structured-data-validator';
import { ownThingFaults } from '#scripts/seo/own-thing-rules.ts';
import { cut, type PageRule } from '#scripts/seo/rules.ts';
import { nestedThings, readThings, type Thing, typesOf } from '#scripts/seo/things.ts';
import { schemaOrg } from '#scripts/seo/vocabulary.ts';

const validator = new Validator(schemaOrg());

type Issue = Awaited<ReturnType<Validator['validate']>>[number];

/** A product with stars but nothing to buy is a product still, if no merchant's listing. */
const isOfferOfRated = ({ issueMessage, path }: Issue, thing: Thing): boolean =>
  path.length === 1 &&
  issueMessage.includes('"offers"') &&
  (thing['aggregateRating'] !== undefined || thing['review'] !== undefined);

const isFault = (issue: Issue): boolean =>
  issue.severity === 'ERROR' || issue.errorType === 'schemaOrg';

const wayOf = ({ path }: Issue): string =>
  path.map(({ property, type }) => property ?? [type].flat()[0] ?? '').join('.');

async function knownFaults(thing: Thing): Promise<string[]> {
  const [type] = typesOf(thing);
  if (type === undefined) return ['a thing has no type'];
  const issues = await validator.validate({ jsonld: { [type]: [structuredClone(thing)] } });
  return issues
    .filter((issue) => isFault(issue) && !isOfferOfRated(issue, thing))
    .map((issue) => `${wayOf(issue)}: ${issue.issueMessage}`);
}

/** Whether an `@id` is of the page itself; of what other pages tell, their own things speak. */
const isOwnName = (id: unknown, url: string): boolean =>
  URL.parse(String(id), url)?.pathname === new URL(url).pathname;

const isName = (thing: Thing): boolean => Object.keys(thing).join() === '@id';

/** A name by which things of a page speak of each other leads to one that says more than its name. */
function danglingNames(things: readonly Thing[], url: string): string[] {
  const all = things.flatMap(nestedThings);
  const told = new Set(all.filter((thing) => !isName(thing)).map((thing) => thing['@id']));
  return all
    .filter((thing) => isName(thing) && isOwnName(thing['@id'], url) && !told.has(thing['@id']))
    .map((thing) => `nothing is told of ${String(thing['@id'])}`);
}

export const structuredData: PageRule = async ({ $, url }) => {
  const { things, broken } = readThings($);
  const faults = await Promise.all(things.map(knownFaults));
  const all = [
    ...broken,
    ...faults.flat(),
    ...things.flatMap(ownThingFaults),
    ...danglingNames(things, url),
  ];
  return [...new Set(all.map((words) => cut(words, 200)))];
};

/** Things that a page tells of, nested ones included. */
export const countThings = ({ $ }: Parameters<PageRule>[0]): number =>
  readThings($)
    .things.flatMap(nestedThings)
    .filter((thing) => typesOf(thing).length > 0).length;
