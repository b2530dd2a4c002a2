import type { z } from 'zod';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import type { GetReturnsBody, OpenReturnsAnswer } from '#lib/contract/admin-return.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { isOpen, piecesBack, returnEnd, returnSums } from '#lib/rules/returns.ts';
import type { Database, Db } from '#server/db/database.ts';
import { runIn } from '#server/db/transaction.ts';
import {
  countOpenReturns,
  readFacts,
  readOpenReturns,
} from '#server/modules/order/return-queries.ts';
import type { SellingSettings } from '#server/modules/order/stored.ts';

type Facts = z.infer<typeof readFacts.row>;
export type ReturnLine = Facts['lines'][number];

/** What decides about returns of an order; the requests are in their order: one is open at a time. */
export type ReturnFacts = Pick<
  Facts,
  'status' | 'delivery' | 'deliveredAt' | 'freight' | 'returns'
> & {
  readonly lines: readonly Pick<
    ReturnLine,
    'propertyId' | 'count' | 'price' | 'insurance' | 'discount'
  >[];
};

/** @returns null for an unknown order */
export async function factsOf(tx: Db, orderId: number): Promise<Facts | null> {
  const [found] = await runIn(tx, readFacts, [orderId]);
  return found ?? null;
}

/** Whether the order was delivered, and not all of it has come back. */
export const isDelivered = ({ status, delivery }: Pick<ReturnFacts, 'status' | 'delivery'>) =>
  status === orderStatuses.preparing && delivery === deliveryStates.delivered;

/** Whether a return can be asked for today. */
export const isInTime = (
  { deliveredAt }: Pick<ReturnFacts, 'deliveredAt'>,
  { returnDays }: SellingSettings,
): boolean => deliveredAt !== null && returnEnd(deliveredAt, returnDays).getTime() >= Date.now();

type Request = ReturnFacts['returns'][number];

/** Toman that go back for a request, or would once its goods are received. */
export function refundOf(facts: ReturnFacts, request: Request): number {
  if (request.state === 'refused') return 0;
  if (request.state === 'received') return request.refunded ?? 0;
  const before = facts.returns.filter(({ id }) => id < request.id);
  return returnSums(facts, piecesBack(before), request.lines).total;
}

/** Whether nothing of the order is left with its member once all requests that are not refused have ended. */
export function isAllBack({ lines, returns }: ReturnFacts): boolean {
  const back = piecesBack(returns);
  return lines.every(({ propertyId, count }) => (back.get(propertyId) ?? 0) >= count);
}

/** Returns as their member sees them. */
export function returnsOf(
  facts: ReturnFacts,
  selling: SellingSettings,
): Pick<OrderAnswer, 'canReturn' | 'returnUntil' | 'returns'> {
  const { returns, deliveredAt } = facts;
  const { returnDays } = selling;
  return {
    canReturn:
      isDelivered(facts) &&
      isInTime(facts, selling) &&
      !isAllBack(facts) &&
      !returns.some((each) => isOpen(each)),
    returnUntil: deliveredAt === null ? null : returnEnd(deliveredAt, returnDays).toISOString(),
    returns: returns.map((request) => {
      const { refunded: _refunded, ...shown } = request;
      return { ...shown, refund: refundOf(facts, request) };
    }),
  };
}

/** A page of the requests that wait for the shop or for their goods, the oldest first. */
export async function openReturns(
  database: Database,
  { page, number: asked }: GetReturnsBody,
  size: number,
): Promise<Pick<OpenReturnsAnswer, 'items' | 'count'>> {
  const [counted] = await database.run(countOpenReturns, []);
  const found = await database.run(readOpenReturns, [size, (page - 1) * size, asked]);
  const items = found.flatMap(({ id, version, number, isDefective, ...facts }) => {
    const request = facts.returns.find((each) => each.id === id);
    if (!request) return [];
    const { state, answer, createdAt } = request;
    const refund = refundOf(facts, request);
    const lines = request.lines.map((line) => {
      const bought = facts.lines.find(({ propertyId }) => propertyId === line.propertyId);
      return { ...line, nameFa: bought?.nameFa ?? '', image: bought?.image ?? '' };
    });
    return [{ id, version, number, isDefective, state, answer, createdAt, refund, lines }];
  });
  return { items, count: counted?.count ?? 0 };
}
