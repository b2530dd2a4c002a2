import { z } from 'zod';
import { freightRates } from '#lib/contract/selling-rules.ts';
import type { Statement } from '#server/db/statement.ts';

/** The delivery methods that are offered, without their slots. */
export const offeredMethods = {
  name: 'order-offered-methods',
  text: `
    select kind, rates, is_paid_on_arrival as "isPaidOnArrival", free_from as "freeFrom",
      days_from as "daysFrom", days_to as "daysTo"
    from delivery_method where is_active order by position, id`,
  row: z.object({
    kind: z.enum(['post', 'courier', 'pick-up']),
    rates: freightRates,
    isPaidOnArrival: z.boolean(),
    freeFrom: z.int().nullable(),
    daysFrom: z.int(),
    daysTo: z.int(),
  }),
} satisfies Statement<unknown>;
