import type { AdminCategory } from '#lib/contract/goods-tree.ts';

type Node = Pick<AdminCategory, 'id' | 'parentId'>;

/** A category in the list of the whole tree. */
export interface TreeRow<Of extends Node> {
  readonly node: Of;
  /** 0 at the top. */
  readonly depth: number;
  /** Among its siblings, from 0. */
  readonly place: number;
  readonly siblingCount: number;
  readonly childCount: number;
}

/** Where a category stands: its parent, and its place among the parent's other children. */
export interface Spot {
  readonly parentId: number;
  readonly place: number;
}

export const childrenOf = <Of extends Node>(nodes: readonly Of[], parentId: number): Of[] =>
  nodes.filter((each) => each.parentId === parentId);

/** Every category below its parent. @param nodes siblings in their order */
export function treeRows<Of extends Node>(
  nodes: readonly Of[],
  parentId = 0,
  depth = 0,
): TreeRow<Of>[] {
  const siblings = childrenOf(nodes, parentId);
  return siblings.flatMap((node, place) => {
    const below = treeRows(nodes, node.id, depth + 1);
    const childCount = below.filter((row) => row.depth === depth + 1).length;
    return [{ node, depth, place, siblingCount: siblings.length, childCount }, ...below];
  });
}

/** `in`: below the sibling before it. `out`: after its parent. */
export const steps = ['up', 'down', 'in', 'out'] as const;
export type Step = (typeof steps)[number];

/** Where one step leads; null when it leads nowhere. */
export function spotAfter(nodes: readonly Node[], id: number, step: Step): Spot | null {
  const node = nodes.find((each) => each.id === id);
  if (!node) return null;
  const { parentId } = node;
  const siblings = childrenOf(nodes, parentId);
  const place = siblings.indexOf(node);
  switch (step) {
    case 'up':
      return place > 0 ? { parentId, place: place - 1 } : null;
    case 'down':
      return place < siblings.length - 1 ? { parentId, place: place + 1 } : null;
    case 'in': {
      const above = siblings[place - 1];
      return above ? { parentId: above.id, place: childrenOf(nodes, above.id).length } : null;
    }
    case 'out': {
      const parent = nodes.find((each) => each.id === parentId);
      if (!parent) return null;
      const parents = childrenOf(nodes, parent.parentId);
      return { parentId: parent.parentId, place: parents.indexOf(parent) + 1 };
    }
  }
}

/** The tree with a category, and all below it, at another place. */
export function placed<Of extends Node>(
  nodes: readonly Of[],
  id: number,
  { parentId, place }: Spot,
): Of[] {
  const node = nodes.find((each) => each.id === id);
  if (!node) return [...nodes];
  const others = nodes.filter((each) => each.id !== id);
  const siblings = childrenOf(others, parentId);
  const next = siblings[place];
  const at = next ? others.indexOf(next) : others.length;
  return others.toSpliced(at, 0, { ...node, parentId });
}

/** Whether a category stands below another one. */
function isBelow(nodes: readonly Node[], id: number, above: number): boolean {
  const node = nodes.find((each) => each.id === id);
  if (!node) return false;
  return node.parentId === above || isBelow(nodes, node.parentId, above);
}

/**
 * Where a category lands that was dragged in the list of the tree.
 * @param indent levels that it was drawn inwards, negative outwards
 */
export function spotOfDrop<Of extends Node>(
  rows: readonly TreeRow<Of>[],
  from: number,
  to: number,
  indent: number,
): { id: number; spot: Spot } | null {
  const row = rows[from];
  if (!row) return null;
  const { id } = row.node;
  const nodes = rows.map(({ node }) => node);
  const others = rows.toSpliced(from, 1).toSpliced(to, 0, row);
  const landed = others.filter(({ node }) => node.id === id || !isBelow(nodes, node.id, id));
  const at = landed.indexOf(row);
  const [above, below] = [landed[at - 1], landed[at + 1]];
  const deepest = above ? above.depth + 1 : 0;
  const depth = Math.max(below?.depth ?? 0, Math.min(row.depth + indent, deepest));
  const before = landed.slice(0, at);
  const parent = before.findLast((each) => each.depth === depth - 1);
  const parentId = depth === 0 ? 0 : (parent?.node.id ?? 0);
  const place = before.filter(({ node }) => node.parentId === parentId).length;
  return { id, spot: { parentId, place } };
}
