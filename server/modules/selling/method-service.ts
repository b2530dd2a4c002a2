import { isDeepStrictEqual } from 'node:util';
import type {
  AdminMethod,
  MethodsAnswer,
  SaveMethodBody,
  SaveSlotsBody,
} from '#lib/contract/admin-selling.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { spreadMaster } from '#server/modules/home/service.ts';
import { openDeliverySlots } from '#server/modules/order/slot-service.ts';
import {
  type MethodColumns,
  type MethodRow,
  applyCapacities,
  applySchedule,
  holdMethod,
  insertMethod,
  readMethod,
  readMethods,
  updateMethod,
} from '#server/modules/selling/method-queries.ts';
import { invalid, titleOf } from '#server/modules/selling/refusals.ts';
import { sellingTexts } from '#server/modules/selling/texts.ts';
import { recordStaff, refuseStale } from '#server/staff-log.ts';

/** Delivery methods as administrators see and change them. Callers must have checked that one asks. */
export function createMethodService(database: Database, events: Pick<ShopEvents, 'emit'>) {
  const list = async (): Promise<MethodsAnswer> => ({ items: await readMethods(database.db) });

  /**
   * Creates or changes a delivery method; orders that chose it stay as they are. Pages and structured data state
   * its price and days from then on.
   * @throws {ShopError} 404; 409 STALE; 422
   */
  async function save(memberId: number, body: SaveMethodBody, joined?: Db): Promise<AdminMethod> {
    return database.transaction(async (tx) => {
      const { id: of, version = 0 } = body;
      const before = of === undefined ? null : await heldMethod(tx, of, version);
      const row = rowOf(body);
      const id = before?.id ?? (await insertMethod(tx, row));
      if (before) await updateMethod(tx, id, row);
      await openDeliverySlots(tx);
      await spreadMaster(tx);
      afterCommit(tx, () => events.emit('outbox'));
      await recordStaff(tx, {
        memberId,
        action: 'Save-Delivery-Method',
        subject: `delivery method ${id}`,
        before: before && columnsOf(before),
        after: row,
      });
      return savedMethod(tx, id);
    }, joined);
  }

  /**
   * Changes the periods in which a courier comes, and single slots ahead. Places that are taken stay.
   * @throws {ShopError} 404; 409 STALE; 422 for a capacity below what is taken
   */
  async function saveSlots(
    memberId: number,
    body: SaveSlotsBody,
    joined?: Db,
  ): Promise<AdminMethod> {
    const { methodId, version, schedule, slots } = body;
    return database.transaction(async (tx) => {
      const before = await heldMethod(tx, methodId, version);
      // Single slots with another capacity stay while the schedule does.
      if (!isDeepStrictEqual(before.schedule, schedule)) {
        await applySchedule(tx, methodId, schedule);
      }
      await updateMethod(tx, methodId, { schedule });
      await openDeliverySlots(tx);
      if (slots.length > 0) await changeSlots(tx, methodId, slots);
      await recordStaff(tx, {
        memberId,
        action: 'Save-Slots',
        subject: `delivery method ${methodId}`,
        before: { schedule: before.schedule },
        after: { schedule, slots },
      });
      return savedMethod(tx, methodId);
    }, joined);
  }

  return { list, save, saveSlots };
}
export type MethodService = ReturnType<typeof createMethodService>;

const unknownMethod = () => new ShopError(404, 'METHOD_NOT_FOUND', sellingTexts.unknownMethod);

/** @throws {ShopError} 404, 409 STALE */
async function heldMethod(tx: Db, id: number, version: number): Promise<MethodRow> {
  const found = await holdMethod(tx, id);
  if (found === null) throw unknownMethod();
  refuseStale(version, found.version);
  return found;
}

async function savedMethod(tx: Db, id: number): Promise<AdminMethod> {
  const saved = await readMethod(tx, id);
  if (saved === null) throw unknownMethod();
  return saved;
}

/** @throws {ShopError} 422 for a title without letters */
function rowOf(body: SaveMethodBody): MethodColumns {
  const { id: _id, version: _version, title: written, note, ...rest } = body;
  return { ...rest, title: titleOf(written), note: normalisePersian(note) };
}

function columnsOf({ id: _id, version: _version, schedule: _schedule, ...columns }: MethodRow) {
  return columns;
}

/** @throws {ShopError} 422 */
async function changeSlots(tx: Db, methodId: number, slots: SaveSlotsBody['slots']): Promise<void> {
  const refused = await applyCapacities(tx, methodId, slots);
  if (refused.length === 0) return;
  throw invalid(
    Object.fromEntries(
      refused.map(({ id, isKnown, taken }) => [
        `slots.${slots.findIndex((slot) => slot.id === id)}.${isKnown ? 'capacity' : 'id'}`,
        isKnown ? sellingTexts.takenMore(taken) : sellingTexts.notThere([id]),
      ]),
    ),
  );
}
