import { z } from 'zod';

export const device = z.object({
  id: z.uuid(),
  /** Browser and system in words, as the browser called itself when it logged in. */
  name: z.string(),
  kind: z.enum(['phone', 'tablet', 'computer', 'other']),
  /** ISO 8601, to a quarter of an hour: a session is used at least that often while a page is open. */
  lastSeen: z.string(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
});
export type Device = z.infer<typeof device>;

/** Where the member is logged in: this device first, then those used last. At most 50. */
export const devicesAnswer = z.object({ devices: z.array(device) });
export type DevicesAnswer = z.infer<typeof devicesAnswer>;

export const endDeviceBody = z.object({ id: z.uuid() });
