import { z } from 'zod';

export const device = z.object({
  id: z.uuid(),
  /** Browser and system, derived from the user agent at login. */
  name: z.string(),
  kind: z.enum(['phone', 'tablet', 'computer', 'other']),
  /**
   * ISO 8601, accurate to 15 minutes: a session is used at least that often while a page is open.
   */
  lastSeen: z.string(),
  /** Whether it is the requesting device. */
  isThis: z.boolean(),
});
export type Device = z.infer<typeof device>;

/** Devices on which the member is logged in: this one first, then the latest used. At most 50. */
export const devicesAnswer = z.object({ devices: z.array(device) });
export type DevicesAnswer = z.infer<typeof devicesAnswer>;

export const endDeviceBody = z.object({ id: z.uuid() });
