import { z } from 'zod';

/** Path of the hub (specification §7). */
export const hubPath = '/webClientHub';
export const hubEvents = {
  reconnect: 'ReconnectEvent',
  updateBasket: 'UpdateBasketEvent',
} as const;
export const hubMethods = { reconnect: 'ReconnectMethod' } as const;

/** Positional arguments of UpdateBasketEvent (contract §5). */
export const updateBasketEvent = z.tuple([
  z.int().describe('webSiteCode'),
  z.int().describe('propertyId'),
  z.int().describe("count: the line's new total"),
  z.int().describe('basketCount: the sum of counts'),
  z.enum(['add', 'remove', 'update']).describe('kind'),
  z.int().describe('sequence'),
]);
export type UpdateBasketEvent = z.infer<typeof updateBasketEvent>;

/** Delays of the hub connection in ms (specification §9). */
export const hubDelays = {
  retryAfterFailedStart: 5_000,
  forcedReconnect: 2_000,
  automaticReconnect: [0, 2_000, 10_000, 30_000],
  serverTimeout: 30_000,
  keepAlive: 15_000,
  jitter: 1_000,
} as const;
