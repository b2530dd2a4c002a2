import { useVirtualizer } from '@tanstack/react-virtual';
import { type PointerEvent, useEffect, useRef } from 'react';
import { columnKeys } from '#panel/prices/fields.ts';
import { boxOf, type Place, type Range } from '#panel/prices/places.ts';
import { offsetFor, rowHeight } from '#panel/prices/row-offset.ts';
import type { Sheet as Shown } from '#panel/prices/puts.ts';
import { cellId, SheetRow } from '#panel/prices/sheet-row.tsx';
import { columnHeads, pricesTexts } from '#panel/prices/texts.ts';
import type { Grid } from '#panel/prices/use-grid.ts';
import { texts } from '#panel/texts.ts';

/** Rows in the document around the ones in view: with a window of 2100 px there are 60. */
const overscan = 3;
/** So many rows before the last one the next page is read. */
const ahead = 20;

interface Props {
  sheet: Shown;
  grid: Grid;
  onMore: (() => unknown) | null;
}

/** The cell below the pointer. */
function placeOf({ target }: { target: EventTarget }): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-row]') : null;
  if (cell === null) return null;
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}

/** What the pointer does: it chooses cells, or fills them by the handle of the active one. */
function usePointer(grid: Grid) {
  const drag = useRef<'choose' | 'fill' | null>(null);
  const filled = useRef<Range | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = placeOf(event);
      const isWriting = event.target instanceof Element && event.target.closest('.sheet-input');
      if (place === null || isWriting || event.button !== 0) return;
      const isHandle = event.target instanceof HTMLElement && 'handle' in event.target.dataset;
      drag.current = isHandle ? 'fill' : 'choose';
      filled.current = null;
      if (!isHandle) grid.choose(place, event.shiftKey);
      event.preventDefault();
      grid.table.current?.focus({ preventScroll: true });
    },
    onPointerOver: (event: PointerEvent) => {
      const place = placeOf(event);
      if (place === null || drag.current === null || event.buttons === 0) return;
      if (drag.current === 'choose') grid.choose(place, true);
      else filled.current = grid.fillTo(place);
    },
    onPointerUp: () => {
      drag.current = null;
      if (filled.current) grid.fill(filled.current);
      filled.current = null;
    },
  };
}

/** The variants as a spreadsheet. Rows out of view are not in the document. */
export function Sheet({ sheet, grid, onMore }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { rows } = sheet;
  const { range, open } = grid;
  const { row: activeRow, column: activeColumn } = range.active;
  // oxlint-disable-next-line react/incompatible-library -- its answers are used in this drawing alone
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (onMore !== null && last >= rows.length - ahead) onMore();
  }, [last, rows.length, onMore]);
  const isInView = items.some(({ index }) => index === activeRow);
  // Opening the grid must not scroll it.
  const shown = useRef(range.active);
  useEffect(() => {
    const { row, column } = shown.current;
    // A row out of view is scrolled to before its cell.
    const cell = document.getElementById(cellId(activeRow, activeColumn));
    shown.current = { row: activeRow, column: cell ? activeColumn : column };
    if (row !== activeRow) {
      const { scrollOffset, scrollRect } = virtual;
      const top = offsetFor(activeRow, scrollOffset ?? 0, scrollRect?.height ?? 0);
      if (top !== scrollOffset) scroller.current?.scrollTo({ top });
    }
    if (column !== activeColumn) cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [virtual, activeRow, activeColumn, isInView]);
  const pointer = usePointer(grid);
  const box = boxOf(range);
  const writing = open && { open, onWrite: grid.write, onLeave: grid.leave };
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div className="sheet" ref={scroller}>
      <table
        ref={grid.table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- it takes a spreadsheet's keys
        role="grid"
        aria-label={pricesTexts.title}
        aria-rowcount={rows.length + 1}
        aria-colcount={columnKeys.length + 1}
        aria-multiselectable="true"
        aria-activedescendant={isInView ? cellId(activeRow, activeColumn) : undefined}
        tabIndex={0}
        onKeyDown={grid.onKeyDown}
        onCopy={grid.onCopy}
        onCut={grid.onCut}
        onPaste={grid.onPaste}
        onDoubleClick={(event) => {
          const place = placeOf(event);
          if (place && open === null) grid.begin(place);
        }}
        {...pointer}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th className="sheet-no">
              <span className="sr-only">{texts.more}</span>
            </th>
            {columnKeys.map((key, column) => (
              <th key={key} scope="col" aria-colindex={column + 2}>
                {columnHeads[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap height={before} />
          {items.map(({ index }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const isChosen = box.top <= index && index <= box.bottom;
            return (
              <SheetRow
                key={row.id}
                row={row}
                at={index}
                isFirst={rows[index - 1]?.websiteCode !== row.websiteCode}
                edits={sheet.edits}
                may={sheet.may}
                unread={grid.unread}
                first={isChosen ? box.first : -1}
                last={isChosen ? box.last : -1}
                active={index === activeRow ? activeColumn : null}
                writing={index === activeRow ? writing : null}
              />
            );
          })}
          <Gap height={after} />
        </tbody>
      </table>
    </div>
  );
}

/** Keeps the room of rows that are not in the document. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className="sheet-rest">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is empty and hidden */}
      <td colSpan={columnKeys.length + 1} style={{ height }} />
    </tr>
  );
}
