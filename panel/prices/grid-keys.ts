import { type Place, type Range, type Size, single, within } from '#panel/prices/places.ts';

/** What of a key press counts. */
export interface Press {
  /** Of `event.code`, since Persian layouts change `event.key`. */
  code: string;
  key: string;
  isCtrl: boolean;
  isShift: boolean;
}

export type GridAct =
  | { kind: 'go'; range: Range }
  /** Opens the cell; with `text` in place of what it holds. */
  | { kind: 'edit'; text?: string }
  | { kind: 'clear' }
  | { kind: 'fill' }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** Leaves the grid: the next Tab goes on. */
  | { kind: 'leave' };

/** Rows that Page Up and Page Down go. */
const page = 15;

type Step = readonly [down: number, along: number];

/** In the grid's reading direction the left arrow goes to the next cell. */
const steps: Readonly<Record<string, Step>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, 1],
  ArrowRight: [0, -1],
  PageDown: [page, 0],
  PageUp: [-page, 0],
};

const ctrlActs: Readonly<Record<string, GridAct>> = {
  KeyD: { kind: 'fill' },
  KeyZ: { kind: 'undo' },
  KeyY: { kind: 'redo' },
};
const plainActs: Readonly<Record<string, GridAct>> = {
  F2: { kind: 'edit' },
  Delete: { kind: 'clear' },
  Backspace: { kind: 'clear' },
  Escape: { kind: 'leave' },
};

const moved = ({ row, column }: Place, [down, along]: Step): Place => ({
  row: row + down,
  column: column + along,
});

/** The next or previous cell, at the end of a row that of the next one; null beyond the first and the last. */
function tabbed({ row, column }: Place, by: 1 | -1, { rows, columns }: Size): Place | null {
  const at = row * columns + column + by;
  if (at < 0 || at >= rows * columns) return null;
  return { row: Math.floor(at / columns), column: at % columns };
}

/** With Ctrl to the end of the grid in that direction, as in a spreadsheet. */
function farthest(place: Place, [down, along]: Step, size: Size): Place {
  return within(moved(place, [down * size.rows, along * size.columns]), size);
}

function goTo(range: Range, to: Place, isShift: boolean): GridAct {
  return { kind: 'go', range: isShift ? { anchor: range.anchor, active: to } : single(to) };
}

function edgeOf({ code, isCtrl }: Press, { active }: Range, size: Size): Place | null {
  if (code === 'Home') return { row: isCtrl ? 0 : active.row, column: 0 };
  if (code !== 'End') return null;
  return { row: isCtrl ? size.rows - 1 : active.row, column: size.columns - 1 };
}

function moveOf(press: Press, range: Range, size: Size): GridAct | null {
  const { code, isCtrl, isShift } = press;
  const step = steps[code];
  if (step) {
    const to = isCtrl
      ? farthest(range.active, step, size)
      : within(moved(range.active, step), size);
    return goTo(range, to, isShift);
  }
  const edge = edgeOf(press, range, size);
  if (edge) return goTo(range, edge, isShift);
  if (code === 'Enter' || code === 'NumpadEnter') {
    return { kind: 'go', range: single(within(moved(range.active, [isShift ? -1 : 1, 0]), size)) };
  }
  if (code !== 'Tab') return null;
  const to = tabbed(range.active, isShift ? -1 : 1, size);
  return to && { kind: 'go', range: single(to) };
}

/** What a key does while no cell is open; null: it is not the grid's. */
export function gridActOf(press: Press, range: Range, size: Size): GridAct | null {
  const { code, key, isCtrl, isShift } = press;
  const move = moveOf(press, range, size);
  if (move) return move;
  if (isCtrl) return code === 'KeyZ' && isShift ? { kind: 'redo' } : (ctrlActs[code] ?? null);
  const act = plainActs[code];
  if (act) return act;
  // One letter or digit begins to write.
  return Array.from(key).length === 1 && key !== ' ' ? { kind: 'edit', text: key } : null;
}

/** What a key does while a cell is open: it takes what was written and goes on, or gives it up. */
export function openActOf(
  { code, isShift }: Pick<Press, 'code' | 'isShift'>,
  { active }: Range,
  size: Size,
): { isTaken: boolean; range: Range } | null {
  if (code === 'Escape') return { isTaken: false, range: single(active) };
  if (code === 'Enter' || code === 'NumpadEnter') {
    return { isTaken: true, range: single(within(moved(active, [isShift ? -1 : 1, 0]), size)) };
  }
  if (code !== 'Tab') return null;
  return { isTaken: true, range: single(tabbed(active, isShift ? -1 : 1, size) ?? active) };
}
