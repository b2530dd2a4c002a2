import type { AdminCategory } from '#lib/contract/goods-tree.ts';
import { treeRows } from '#panel/goods/tree.ts';

/** «موبایل › اپل» of each category by its id, in the order of the tree. */
export function categoryNames(
  categories: readonly Pick<AdminCategory, 'id' | 'parentId' | 'title'>[],
): Map<number, string> {
  const names = new Map<number, string>();
  for (const { node } of treeRows(categories)) {
    const above = names.get(node.parentId);
    names.set(node.id, above === undefined ? node.title : `${above} › ${node.title}`);
  }
  return names;
}
