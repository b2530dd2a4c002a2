import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import { readCell, showCell } from '#panel/prices/cell-text.ts';
import { cellKey, columnKeys } from '#panel/prices/fields.ts';
import { type GridAct, gridActOf, openActOf } from '#panel/prices/grid-keys.ts';
import { planPaste, type Put } from '#panel/prices/paste.ts';
import {
  boxOf,
  filledTo,
  type Place,
  placesIn,
  type Range,
  single,
  within,
} from '#panel/prices/places.ts';
import {
  copyRange,
  currentValue,
  editOf,
  fieldAt,
  fillPuts,
  judgePuts,
  type Sheet,
  type Unread,
} from '#panel/prices/puts.ts';
import { pricesTexts } from '#panel/prices/texts.ts';
import { parseTsv, toTsv } from '#panel/prices/tsv.ts';
import type { GridWork } from '#panel/prices/use-work.ts';
import { showToast } from '#panel/ui/toast.tsx';
import { isKey } from '#panel/ui/use-key.ts';

/** A cell that is being written into. */
export interface Open {
  text: string;
  /** Whether it began with a letter: what was there is replaced. */
  isFresh: boolean;
  fault?: string;
}

const withoutCell = (cells: Unread, key: string): Unread =>
  cells.has(key) ? new Map([...cells].filter(([each]) => each !== key)) : cells;

type Acts = Pick<GridWork, 'apply' | 'undo' | 'redo'>;

/** The chosen cells of the grid, the cell that is open, and what keys and the clipboard do. */
export function useGrid(sheet: Sheet, { apply, undo, redo }: Acts) {
  const [range, setRange] = useState<Range>(
    single({ row: 0, column: columnKeys.indexOf('price') }),
  );
  const [open, setOpen] = useState<Open | null>(null);
  const [unread, setUnread] = useState<Unread>(new Map());
  // A cell that closes loses the focus before the next drawing: only what is open now may be taken.
  const opened = useRef<Open | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const isLeaving = useRef(false);
  const size = { rows: sheet.rows.length, columns: columnKeys.length };
  const { active } = range;

  const show = (next: Open | null) => {
    opened.current = next;
    setOpen(next);
  };

  const begin = (place: Place, text?: string) => {
    const row = sheet.rows[place.row];
    const field = fieldAt(sheet, place.column);
    if (row === undefined || field === null) return;
    const shown = text ?? showCell(field, currentValue(sheet, row, field));
    // An availability is chosen, not written over.
    const isFresh = text !== undefined && field !== 'availability';
    show({ text: isFresh ? text : shown, isFresh });
  };

  /** Takes what was written. @returns whether the cell is closed */
  const take = (): boolean => {
    const now = opened.current;
    const row = sheet.rows[active.row];
    const field = fieldAt(sheet, active.column);
    if (now === null || row === undefined || field === null) return true;
    const read = readCell(field, now.text);
    if ('fault' in read) {
      show({ ...now, fault: read.fault });
      return false;
    }
    if (read.value !== currentValue(sheet, row, field)) apply([editOf(row, field, read.value)]);
    setUnread((cells) => withoutCell(cells, cellKey(row.id, field)));
    show(null);
    return true;
  };

  const put = (puts: readonly Put[]) => {
    const judged = judgePuts(sheet, puts);
    apply(judged.edits);
    setUnread(judged.unread);
    const [why] = judged.unread.values();
    if (why) showToast(pricesTexts.unread(formatNumber(judged.unread.size), why));
  };

  const doAct = (act: GridAct) => {
    switch (act.kind) {
      case 'go':
        return setRange(act.range);
      case 'edit':
        return begin(active, act.text);
      case 'clear':
        return put(placesIn(boxOf(range)).map((place) => ({ place, text: '' })));
      case 'fill':
        return put(fillPuts(sheet, range));
      case 'undo':
        return undo();
      case 'redo':
        return redo();
      case 'leave':
        isLeaving.current = true;
        return setRange(single(active));
    }
  };

  const onOpenKey = (event: KeyboardEvent) => {
    // The screen saves, with what is being written.
    if (isKey(event.nativeEvent, { code: 'KeyS', isCtrl: true })) {
      if (take()) table.current?.focus({ preventScroll: true });
      return;
    }
    const act = openActOf({ code: event.code, isShift: event.shiftKey }, range, size);
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (!act.isTaken) show(null);
    else if (!take()) return;
    setRange(act.range);
    table.current?.focus({ preventScroll: true });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.nativeEvent.isComposing) return;
    if (opened.current !== null) return onOpenKey(event);
    if (event.code === 'Tab' && isLeaving.current) return;
    const press = {
      code: event.code,
      key: event.key,
      isCtrl: event.ctrlKey || event.metaKey,
      isShift: event.shiftKey,
    };
    const act = gridActOf(press, range, size);
    if (act === null) return;
    isLeaving.current = false;
    event.preventDefault();
    doAct(act);
  };

  const onCopy = (event: ClipboardEvent) => {
    if (opened.current !== null) return;
    const cells = copyRange(sheet, range);
    event.clipboardData.setData('text/plain', toTsv(cells));
    event.preventDefault();
    const count = cells.reduce((sum, row) => sum + row.length, 0);
    if (count > 1) showToast(pricesTexts.copied(formatNumber(count)));
  };

  const onPaste = (event: ClipboardEvent) => {
    if (opened.current !== null) return;
    event.preventDefault();
    const pasted = planPaste(parseTsv(event.clipboardData.getData('text/plain')), range, size);
    if (pasted.puts.length === 0) return;
    put(pasted.puts);
    setRange(pasted.range);
    if (pasted.cut > 0) showToast(pricesTexts.cut(formatNumber(pasted.cut)));
  };

  return {
    range: { anchor: within(range.anchor, size), active: within(active, size) },
    open,
    /** Cells that what was pasted last does not fit, until something else is put or written there. */
    unread,
    table,
    /** Chooses a cell; with `isMore` all from the anchor to it. */
    choose: (place: Place, isMore: boolean) => {
      if (!take()) show(null);
      isLeaving.current = false;
      setRange(isMore ? { anchor: range.anchor, active: place } : single(place));
    },
    begin,
    write: (text: string) => show({ text, isFresh: true }),
    /** The open cell loses the focus: a text that is no value is given up. */
    leave: () => {
      if (!take()) show(null);
    },
    fillTo: (to: Place) => {
      const next = filledTo(range, to);
      setRange(next);
      return next;
    },
    /** What the handle was drawn over; back on its own row it fills nothing. */
    fill: (given: Range) => {
      if (given.anchor.row !== given.active.row) put(fillPuts(sheet, given));
    },
    onKeyDown,
    onCopy,
    onCut: (event: ClipboardEvent) => {
      onCopy(event);
      if (opened.current === null) doAct({ kind: 'clear' });
    },
    onPaste,
  };
}
export type Grid = ReturnType<typeof useGrid>;
