import type { MenuPlace, MenuValue } from '#lib/contract/appearance.ts';
import { withFreeKey } from '#panel/appearance/free-key.ts';

// A menu as one list of rows, each with its depth: what is drawn, dragged and indented.

type Entry = MenuValue['items'][number];

export interface MenuRow {
  /** For drawing only. */
  key: string;
  /** 0: entry, 1: heading of a column (in the footer a link), 2: link. */
  depth: number;
  label: string;
  url: string;
  /** Of entries. */
  icon: string;
  imgUrl: string;
}

/** How deep a menu goes. */
const deepest: Readonly<Record<MenuPlace, number>> = { menu: 2, side: 2, footer: 1, header: 0 };

/** Whether a row may be moved in below the one before it. */
export const canGoIn = (rows: readonly MenuRow[], at: number, place: MenuPlace): boolean => {
  const [before, row] = [rows[at - 1], rows[at]];
  return (
    row !== undefined &&
    before !== undefined &&
    row.depth <= before.depth &&
    deepestBelow(rows, at) < deepest[place]
  );
};

export const canGoOut = (rows: readonly MenuRow[], at: number): boolean =>
  (rows[at]?.depth ?? 0) > 0;

/** Where the rows below a row end. */
function endOf(rows: readonly MenuRow[], at: number): number {
  const depth = rows[at]?.depth ?? 0;
  const end = rows.findIndex((row, index) => index > at && row.depth <= depth);
  return end === -1 ? rows.length : end;
}

const deepestBelow = (rows: readonly MenuRow[], at: number): number =>
  Math.max(...rows.slice(at, endOf(rows, at)).map(({ depth }) => depth));

/** No row deeper than one below the row before it, and none deeper than the place allows. */
function fitted(rows: readonly MenuRow[], place: MenuPlace): MenuRow[] {
  let before = -1;
  return rows.map((row) => {
    const depth = Math.min(row.depth, before + 1, deepest[place]);
    before = depth;
    return depth === row.depth ? row : { ...row, depth };
  });
}

export function rowsOf({ items }: MenuValue, place: MenuPlace): MenuRow[] {
  const rows = items.flatMap(({ items: lines, ...entry }, at) => [
    { ...entry, key: `${at}`, depth: 0 },
    ...lines.map(({ label, url, type }, line) => ({
      key: `${at}.${line}`,
      label,
      url,
      icon: '',
      imgUrl: '',
      depth: type === 0 ? 1 : 2,
    })),
  ]);
  return fitted(rows, place);
}

/** What is saved. In the footer all lines of a column are links. */
export function menuOf(rows: readonly MenuRow[], place: MenuPlace): Entry[] {
  const items: Entry[] = [];
  for (const { depth, label, url, icon, imgUrl } of rows) {
    const type = depth === 1 && place !== 'footer' ? 0 : 1;
    if (depth === 0) items.push({ label, url, icon, imgUrl, items: [] });
    else items.at(-1)?.items.push({ label, url, type });
  }
  return items;
}

/** Moves a row, with all below it, to where another one is. @param to index of that row before the move */
export function moved(
  rows: readonly MenuRow[],
  from: number,
  to: number,
  place: MenuPlace,
): MenuRow[] {
  const end = endOf(rows, from);
  // Into itself: nothing moves.
  if (to >= from && to < end) return [...rows];
  const part = rows.slice(from, end);
  const rest = [...rows.slice(0, from), ...rows.slice(end)];
  const at = to > from ? to + 1 - part.length : to;
  return fitted([...rest.slice(0, at), ...part, ...rest.slice(at)], place);
}

/** One step up or down among its neighbours of the same depth, or into the next branch. */
export function stepped(
  rows: readonly MenuRow[],
  at: number,
  step: 'up' | 'down',
  place: MenuPlace,
): MenuRow[] {
  const depth = rows[at]?.depth ?? 0;
  if (step === 'up') {
    const before = rows.findLastIndex((row, index) => index < at && row.depth <= depth);
    return before === -1 ? [...rows] : moved(rows, at, before, place);
  }
  const end = endOf(rows, at);
  if (end >= rows.length) return [...rows];
  const next = rows[end];
  // Past the whole branch of a neighbour, or to the first place in a shallower one.
  const to = next && next.depth === depth ? endOf(rows, end) - 1 : end;
  return moved(rows, at, to, place);
}

/** Moves a row in or out, with all below it. */
export function indented(
  rows: readonly MenuRow[],
  at: number,
  by: 1 | -1,
  place: MenuPlace,
): MenuRow[] {
  if (by === 1 ? !canGoIn(rows, at, place) : !canGoOut(rows, at)) return [...rows];
  const end = endOf(rows, at);
  return fitted(
    rows.map((row, index) =>
      index >= at && index < end ? { ...row, depth: row.depth + by } : row,
    ),
    place,
  );
}

/** Without a row and all below it. */
export const withoutRow = (rows: readonly MenuRow[], at: number): MenuRow[] => [
  ...rows.slice(0, at),
  ...rows.slice(endOf(rows, at)),
];

/** A row with all below it. */
export const branchAt = (rows: readonly MenuRow[], at: number): MenuRow[] =>
  rows.slice(at, endOf(rows, at));

/** With rows that were removed, at their place of before. */
export const broughtBack = (
  rows: readonly MenuRow[],
  branch: readonly MenuRow[],
  at: number,
  place: MenuPlace,
): MenuRow[] =>
  fitted(rows.toSpliced(at, 0, ...branch.map((row) => withFreeKey(row, rows))), place);

/** How many columns or links an entry has. */
export function countBelow(rows: readonly MenuRow[], at: number): number {
  const depth = (rows[at]?.depth ?? 0) + 1;
  return rows.slice(at + 1, endOf(rows, at)).filter((row) => row.depth === depth).length;
}

/** Where the row of an error stands: `items.2.items.0.url` is of the first line of the third entry. */
export function keyOfFault(rows: readonly MenuRow[], field: string): string | undefined {
  const [, entry = '', line] = /^items\.(\d+)(?:\.items\.(\d+))?/.exec(field) ?? [];
  if (entry === '') return undefined;
  let entries = -1;
  let lines = -1;
  return rows.find(({ depth }) => {
    if (depth === 0) {
      entries += 1;
      lines = -1;
    } else lines += 1;
    if (entries !== Number(entry)) return false;
    return line === undefined ? depth === 0 : depth > 0 && lines === Number(line);
  })?.key;
}
