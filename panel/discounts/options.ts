import type { AdminCategory } from '#lib/contract/goods-tree.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

type Category = Pick<AdminCategory, 'id' | 'parentId' | 'title'>;

/** Names of a category and those above it, the highest first. A circle ends where it closes. */
function pathOf(category: Category, all: ReadonlyMap<number, Category>): string[] {
  const path: Category[] = [];
  let at: Category | undefined = category;
  while (at && !path.includes(at)) {
    path.unshift(at);
    at = all.get(at.parentId);
  }
  return path.map(({ title }) => title);
}

/** «موبایل › گوشی»: categories that have the same name are told apart. */
export function categoryOptions(categories: readonly Category[]): Option[] {
  const all = new Map(categories.map((each) => [each.id, each]));
  return categories.map((each) => ({
    value: String(each.id),
    label: pathOf(each, all).join(' › '),
  }));
}

/** Names with their ids as options. */
export const titleOptions = (items: readonly { id: number; title: string }[]): Option[] =>
  items.map(({ id, title }) => ({ value: String(id), label: isolateLatin(title) }));

/** What is chosen, as options; one without a name shows its number. */
export function chosenOf(
  chosen: readonly (number | string)[],
  options: readonly Option[],
): Option[] {
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  return chosen.map((each) => {
    const value = String(each);
    return { value, label: labels.get(value) ?? value };
  });
}
