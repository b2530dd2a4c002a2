import { firstOfModels } from '#server/modules/search/first-of-models-service.ts';

/** A product that matches the filters of a list. */
export interface Matching {
  readonly id: number;
  /** Versions of one model have the same; 0 without others. */
  readonly model: number;
  readonly buyable: boolean;
  /** Toman; 0 when none is shown. */
  readonly price: number;
}

/** Whether a version is listed rather than another: as lists without filters choose it (`foldModels`). */
function isBefore(one: Matching, other: Matching): boolean {
  if (one.buyable !== other.buyable) return one.buyable;
  const [price, than] = [one.price || Infinity, other.price || Infinity];
  return price === than ? one.id < other.id : price < than;
}

/** Ids, of each model's versions only the cheapest that can be bought. */
export function cheapestOfModels(all: readonly Matching[]): number[] {
  const listed = new Map<number, Matching>();
  for (const each of all) {
    const other = each.model === 0 ? undefined : listed.get(each.model);
    if (each.model !== 0 && (!other || isBefore(each, other))) listed.set(each.model, each);
  }
  return all
    .filter((each) => each.model === 0 || listed.get(each.model) === each)
    .map(({ id }) => id);
}

/** The best of a search that are among the products come first; of each model's versions only the first stays. */
export function bestFirst(best: readonly number[], all: readonly Matching[]): number[] {
  const models = new Map(all.map(({ id, model }) => [id, model]));
  const ids = [...new Set([...best.filter((id) => models.has(id)), ...models.keys()])];
  return firstOfModels(
    ids,
    ids.map((id) => models.get(id) ?? 0),
  );
}
