/** Explicit ARIA roles: Safari drops a table's semantics when it is displayed as a grid. */
export const roles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  column: 'columnheader',
  title: 'rowheader',
  cell: 'cell',
} as const;
