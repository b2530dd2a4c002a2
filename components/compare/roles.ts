/** Said in so many words, for Safari forgets what a table's parts are when they are displayed as grids. */
export const roles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  column: 'columnheader',
  title: 'rowheader',
  cell: 'cell',
} as const;
