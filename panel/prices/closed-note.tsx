import { permissionTitles } from '#lib/contract/permissions.ts';
import { type GridField, gridFields } from '#panel/prices/fields.ts';
import { pricesTexts } from '#panel/prices/texts.ts';

const fields = ['price', 'stock'] as const;

/** Says which permission opens the boxes of the cards that are closed. */
export function ClosedNote({ may }: { may: (field: GridField) => boolean }) {
  const closed = fields.filter((field) => !may(field));
  if (closed.length === 0) return null;
  const titles = closed.map((field) => permissionTitles[gridFields[field]]);
  return <p className="medium muted">{pricesTexts.closed(titles.join('» و «'))}</p>;
}
