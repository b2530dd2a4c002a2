import { useMemo } from 'react';
import { texts } from '#panel/texts.ts';
import { Tick } from '#panel/ui/tick.tsx';

import type { Column, ListOf, Selection, Visible } from '#panel/ui/list-of.ts';
import { allToggled, shareOf, toggled } from '#panel/ui/selection.ts';

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f'];

const classOf = <Row,>({ kind, className = '' }: Column<Row>): string | undefined =>
  `${kind ?? ''} ${className}`.trim() || undefined;

/** Keeps the room of rows that are not in the document. */
function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr className="is-spacer" aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is empty and hidden */}
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}

type LineProps<Row> = Pick<ListOf<Row>, 'idOf' | 'nameOf' | 'columns'> &
  Pick<Visible, 'measure'> & {
    row: Row;
    index: number;
    isOn: boolean;
    isFocused: boolean;
    selection: Selection | undefined;
  };

/** A row. Scrolling draws only the ones that come. */
function Line<Row>({
  row,
  index,
  isOn,
  isFocused,
  idOf,
  nameOf,
  columns,
  selection,
  measure,
}: LineProps<Row>) {
  // Not `memo`, which loses the type of the row.
  return useMemo(
    () => (
      <tr
        ref={measure}
        data-index={index}
        aria-rowindex={index + 2}
        data-on={isOn ? '' : undefined}
        data-focus={isFocused ? '' : undefined}
      >
        {selection ? (
          <td className="tick">
            <Tick
              label={texts.choose(nameOf(row))}
              checked={isOn}
              onChange={() => selection.onChange(toggled(selection.chosen, idOf(row)))}
            />
          </td>
        ) : null}
        {columns.map((column) => (
          <td key={column.key} className={classOf(column)}>
            {column.cell(row)}
          </td>
        ))}
      </tr>
    ),
    [row, index, isOn, isFocused, idOf, nameOf, columns, selection, measure],
  );
}

/** The list at a desk. */
export function TableRows<Row>({
  label,
  rows,
  idOf,
  nameOf,
  columns,
  selection,
  isDense = false,
  isLoading,
  items,
  before,
  after,
  focused,
  measure,
}: ListOf<Row> & Visible & { isLoading: boolean }) {
  const ids = rows.map(idOf);
  const share = selection ? shareOf(selection.chosen, ids) : 'none';
  const span = columns.length + (selection ? 1 : 0);
  return (
    <div className="table-wrap">
      <table
        className={isDense ? 'table table-dense' : 'table'}
        aria-label={label}
        aria-rowcount={isLoading ? -1 : rows.length + 1}
      >
        <thead>
          <tr>
            {selection ? (
              <th className="tick">
                <Tick
                  label={texts.chooseAll}
                  checked={share === 'all'}
                  isMixed={share === 'some'}
                  onChange={() => selection.onChange(allToggled(selection.chosen, ids))}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)}>
                {column.head || <span className="sr-only">{texts.more}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading
            ? skeletonRows.map((each) => (
                <tr key={each}>
                  {Array.from({ length: span }, (_, at) => (
                    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- `aria-busy` says so
                    <td key={at}>
                      <span className="skeleton" />
                    </td>
                  ))}
                </tr>
              ))
            : null}
          <Spacer height={before} span={span} />
          {items.map((index) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <Line
                key={idOf(row)}
                {...{ row, index, idOf, nameOf, columns, selection, measure }}
                isOn={selection?.chosen.has(idOf(row)) === true}
                isFocused={index === focused}
              />
            );
          })}
          <Spacer height={after} span={span} />
        </tbody>
      </table>
    </div>
  );
}
