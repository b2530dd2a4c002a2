import { z } from 'zod';
import { formerStatusTitles } from '#lib/contract/former-order-names.ts';
import {
  type KnownFormerOrder,
  type NewFormerOrder,
  formerOrders,
} from '#server/modules/former-order/service.ts';
import { readRecords, wrongFile } from '#server/modules/import/record-service.ts';
import type { Judged, RowKind, StagedRow } from '#server/modules/import/row-kind-service.ts';
import { isOfOrders, readOrder } from '#server/modules/import-people/order-row.ts';
import { peopleTexts } from '#server/modules/import-people/texts.ts';

const { shape } = formerOrders;
/** The order, and what stood in its place before; null for a new one. */
const madeOf = z.object({ id: z.number(), before: shape.nullable() });

/** Both read by the same schema. */
const isSame = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before) === JSON.stringify(after);

const changed = (field: string, before: unknown, after: unknown): Judged['changes'] =>
  isSame(before, after) ? [] : [{ field, before, after, isEdited: false }];

/** Names of lines that staff are shown. */
const shownLines = 5;
const shown = ({ total, content: { status, lines } }: NewFormerOrder) => ({
  total,
  status: formerStatusTitles[status],
  lines: lines.slice(0, shownLines).map(({ name }) => name),
});

function changesOf(before: NewFormerOrder | null, after: NewFormerOrder): Judged['changes'] {
  const then = before && shown(before);
  const now = shown(after);
  return [
    ...changed('total', then?.total ?? null, now.total),
    ...changed('status', then?.status ?? null, now.status),
    ...changed('lines', then?.lines ?? null, now.lines),
  ];
}

const withoutId = (order: KnownFormerOrder): NewFormerOrder => shape.parse(order);

interface Ground {
  readonly known: readonly KnownFormerOrder[];
  readonly own: Awaited<ReturnType<typeof formerOrders.own>>;
}

function judgeOne({ line, said, content }: StagedRow, { known, own }: Ground): Judged {
  const order = shape.parse(content);
  const second = order.createdAt.slice(0, 19);
  const isOwn = own.some(
    ({ number, createdAt }) => number === order.externalId && createdAt.slice(0, 19) === second,
  );
  if (isOwn) {
    const text = peopleTexts.ofThisShop;
    return { line, state: 'skipped', said: [{ head: '', text }], changes: [] };
  }
  const found = known.find(({ externalId }) => externalId === order.externalId);
  if (found === undefined) return { line, state: 'new', said, changes: changesOf(null, order) };
  const before = withoutId(found);
  return {
    line,
    said,
    state: isSame(before, order) ? 'unchanged' : 'changed',
    changes: changesOf(before, order),
  };
}

/** Orders of another shop: history, which members find by their mobile number. */
export const ordersKind = (): RowKind => ({
  async *read(file, rules) {
    const seen = new Set<number>();
    let isFirst = true;
    for await (const record of readRecords(file)) {
      if (isFirst && !isOfOrders(record)) throw wrongFile(peopleTexts.noOrders);
      isFirst = false;
      const row = readOrder(record, seen, rules);
      if (row.state === 'read' && row.externalId !== null) seen.add(row.externalId);
      yield row;
    }
  },

  async judge(db, rows) {
    const numbers = rows.flatMap(({ externalId }) => externalId ?? []);
    const ground = {
      known: await formerOrders.known(db, numbers),
      own: await formerOrders.own(db, numbers),
    };
    return rows.map((row) => judgeOne(row, ground));
  },

  async write(tx, { content }) {
    const order = shape.parse(content);
    const [found] = await formerOrders.known(tx, [order.externalId]);
    const id = await formerOrders.put(tx, order);
    return { id, before: found ? withoutId(found) : null };
  },

  async undo(tx, made) {
    const { id, before } = madeOf.parse(made);
    if (before === null) await formerOrders.remove(tx, id);
    else await formerOrders.put(tx, before);
    return null;
  },
});
