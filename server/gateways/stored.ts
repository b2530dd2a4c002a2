import { z } from 'zod';
import { gatewayNames } from '#server/gateways/gateway.ts';

const name = z.enum(gatewayNames);

/** What the panel says of gateways, in the order in which shoppers see them. */
export const storedPayment = z.object({
  gateways: z.array(z.object({ name, isOn: z.boolean(), minimum: z.int().min(1) })).default([]),
  /** Id of the next key; no id is used twice. */
  nextKey: z.int().min(1).default(1),
});
export type StoredPayment = z.infer<typeof storedPayment>;

/** A gateway's key, by the names of the adapter's settings. Attempts name the one they were made with. */
const storedKey = z.object({
  id: z.int(),
  name,
  fields: z.record(z.string(), z.string()),
  /** When another one took its place; null: it is the gateway's key now. */
  replacedAt: z.iso.datetime().nullable(),
});
export type StoredKey = z.infer<typeof storedKey>;

/** The secrets of the setting `payment`. */
export const storedKeys = z.array(storedKey);
