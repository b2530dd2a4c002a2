/** A cell of the grid, counted from 0 in reading order. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Chosen cells: a rectangle from the anchor to the active cell. */
export interface Range {
  readonly anchor: Place;
  readonly active: Place;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
}

/** The rectangle of a range, both ends included. */
export const boxOf = ({ anchor, active }: Range): Box => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  first: Math.min(anchor.column, active.column),
  last: Math.max(anchor.column, active.column),
});

/** How many cells a box has. */
export const countOf = ({ top, bottom, first, last }: Box): number =>
  (bottom - top + 1) * (last - first + 1);

/** All places of a box, row by row. */
export const placesIn = ({ top, bottom, first, last }: Box): Place[] =>
  Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: last - first + 1 }, (__, along) => ({
      row: top + down,
      column: first + along,
    })),
  ).flat();

/** A range of one cell. */
export const single = (place: Place): Range => ({ anchor: place, active: place });

/** The range that a drag of the handle fills: from its first row down to another one, never upwards. */
export function filledTo({ anchor, active }: Range, { row }: Pick<Place, 'row'>): Range {
  const top = Math.min(anchor.row, active.row);
  return {
    anchor: { row: top, column: anchor.column },
    active: { row: Math.max(top, row), column: active.column },
  };
}

/** A place inside the grid, or the nearest one that is. */
export const within = ({ row, column }: Place, { rows, columns }: Size): Place => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});
