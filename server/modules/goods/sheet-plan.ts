import { type SheetRowState, type SheetWarning, mostSheetRows } from '#lib/contract/goods-sheet.ts';
import type { Db } from '#server/db/database.ts';
import { type GoodsPermission, permissionsOf } from '#server/modules/goods/field-permissions.ts';
import { badFile } from '#server/modules/goods/refusals.ts';
import { type Places, placesOf } from '#server/modules/goods/sheet-columns.ts';
import { isTenfold, judgeLine } from '#server/modules/goods/sheet-judge.ts';
import { type SheetLine, readLine } from '#server/modules/goods/sheet-lines.ts';
import {
  type FoundVariant,
  type JudgedRow,
  insertSheetRows,
  noteDuplicates,
  readKnown,
} from '#server/modules/goods/sheet-queries.ts';
import { sheetTexts } from '#server/modules/goods/sheet-texts.ts';
import type { SheetRow } from '#server/spreadsheet/sheet-row.ts';

/** What was counted of a file. */
export interface Counted {
  readonly counts: Record<SheetRowState, number>;
  readonly warnings: Map<SheetWarning, number>;
  /** Changed prices, and those that become exactly ten times as high. */
  prices: number;
  tenfold: number;
  /** What is needed to apply all of it. */
  readonly needs: Set<GoodsPermission>;
}

interface Planning {
  readonly db: Db;
  readonly batch: number;
  readonly may: (permission: GoodsPermission) => boolean;
}

/**
 * Judges all rows of a file and keeps what becomes of each. Some rows at a time: never is all of a file in memory.
 * @throws {ShopError} 422
 */
export async function planSheet(
  { db, batch, may }: Planning,
  pieces: AsyncIterable<readonly SheetRow[]>,
): Promise<Counted> {
  const counted: Counted = {
    counts: { changed: 0, same: 0, wrong: 0, warned: 0 },
    warnings: new Map(),
    prices: 0,
    tenfold: 0,
    needs: new Set(),
  };
  let places: Places | null = null;
  /** The first row of each variant, and those that others came after. */
  const firsts = new Map<number, number>();
  const doubled = new Set<number>();
  let read = 0;
  for await (const piece of pieces) {
    let below = piece;
    if (places === null) {
      places = placesOf(piece[0]?.cells ?? []);
      below = piece.slice(1);
    }
    read += below.length;
    if (read > mostSheetRows) throw badFile(sheetTexts.tooManyRows(mostSheetRows));
    const heads = places;
    const lines = below.map((row) => readLine(row, heads));
    const judged = (await judgeAll(db, lines, may)).map((row) => {
      const first = row.variantId === null ? undefined : firsts.get(row.variantId);
      if (first !== undefined) doubled.add(first);
      else if (row.variantId !== null) firsts.set(row.variantId, row.line);
      return first === undefined ? row : asDuplicate(row);
    });
    for (const row of judged) count(counted, row);
    await insertSheetRows(db, batch, judged);
  }
  if (read === 0) throw badFile(sheetTexts.noRows);
  await countDoubled({ db, batch }, counted, [...doubled]);
  return counted;
}

async function countDoubled(
  { db, batch }: Pick<Planning, 'db' | 'batch'>,
  { counts, warnings }: Counted,
  lines: readonly number[],
): Promise<void> {
  if (lines.length === 0) return;
  const { moved, all } = await noteDuplicates(db, batch, lines);
  counts.changed -= moved;
  counts.warned += moved;
  if (all > 0) warnings.set('duplicate', (warnings.get('duplicate') ?? 0) + all);
}

const asDuplicate = (row: JudgedRow): JudgedRow =>
  row.changes.length === 0
    ? row
    : { ...row, state: 'warned', warnings: [...row.warnings, 'duplicate'] };

function count(counted: Counted, { state, warnings, changes }: JudgedRow): void {
  counted.counts[state] += 1;
  for (const kind of warnings) counted.warnings.set(kind, (counted.warnings.get(kind) ?? 0) + 1);
  for (const change of changes) {
    if (change.field === 'price' && change.before) {
      counted.prices += 1;
      if (isTenfold(change)) counted.tenfold += 1;
    }
    for (const permission of permissionsOf([change.field])) counted.needs.add(permission);
  }
}

async function judgeAll(
  db: Db,
  lines: readonly SheetLine[],
  may: Planning['may'],
): Promise<JudgedRow[]> {
  const ids = lines.flatMap(({ id }) => id ?? []);
  const skus = lines.flatMap(({ id, sku }) => (id === null && sku !== null ? [sku] : []));
  const found = await readKnown(db, ids, skus);
  const byId = new Map(found.map((each) => [each.id, each]));
  const bySku = new Map(found.map((each) => [each.sku, each]));
  const variantOf = ({ id, sku }: SheetLine): FoundVariant | null =>
    (id === null ? bySku.get(sku ?? '') : byId.get(id)) ?? null;
  return lines.map((line) => {
    const variant = variantOf(line);
    const { id, sku, name } = line;
    return {
      line: line.line,
      variantId: variant?.id ?? null,
      label: variant === null ? name || (sku ?? String(id ?? '')) : '',
      ...judgeLine(line, variant, may),
    };
  });
}
