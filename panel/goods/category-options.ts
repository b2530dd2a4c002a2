import type { AdminCategory } from '#lib/contract/goods-tree.ts';
import type { Option } from '#panel/ui/choices.tsx';

type Named = Pick<AdminCategory, 'id' | 'parentId' | 'title'>;

/** Categories to choose from, each with its way down: «موبایل › اپل». Parents come before their children. */
export function categoryOptions(categories: readonly Named[]): Option[] {
  const ways = new Map<number, string>();
  return categories.map(({ id, parentId, title }) => {
    const above = ways.get(parentId);
    const way = above ? `${above} › ${title}` : title;
    ways.set(id, way);
    return { value: String(id), label: way };
  });
}
