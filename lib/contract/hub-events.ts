import { z } from 'zod';

/** Positional arguments of UpdateBasketEvent (contract §5). */
export const updateBasketEvent = z.tuple([
  z.int().describe('webSiteCode'),
  z.int().describe('propertyId'),
  z.int().describe("count: the line's new total"),
  z.int().describe('basketCount: the sum of counts'),
  z.enum(['add', 'remove', 'update']).describe('kind'),
  z.int().describe('sequence'),
]);

/** Positional arguments of UpdateOrderEvent (contract §7). */
export const updateOrderEvent = z.tuple([
  z.int().describe('number'),
  z.int().describe('status: `orderStatuses`'),
  z.string().describe('delivery: `deliveryStates`'),
  z.int().describe("version: increases with the order's every change"),
]);

/**
 * Events of the hub: name to positional arguments. A type, not an interface, because only types
 * have the index signature an event map needs.
 */
export type HubEvents = {
  ReconnectEvent: [];
  UpdateBasketEvent: z.infer<typeof updateBasketEvent>;
  UpdateOrderEvent: z.infer<typeof updateOrderEvent>;
};
