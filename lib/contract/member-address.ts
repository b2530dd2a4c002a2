import { z } from 'zod';

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
/** Longer than anything a field may hold, with what people write between; the rules say the rest. */
const written = z.string().max(1_000);

/** An address as a form holds it. */
export const addressFields = z.object({
  /** One of the provinces of `lib/contract/iran.ts`. */
  province: written,
  city: written,
  /** Street, alley and what else leads there. */
  line: written,
  /** The number on the door. */
  plate: written,
  /** Of a flat; may be empty. */
  unit: written.default(''),
  postalCode: written,
  receiverName: written,
  /** In any spelling. */
  receiverMobile: written,
});
export type AddressFields = z.input<typeof addressFields>;

/** `isDefault` true makes it the one orders go to; false leaves that as it is. */
export const addAddressBody = addressFields.extend({ isDefault: z.boolean().default(false) });
export type AddAddressBody = z.input<typeof addAddressBody>;

export const updateAddressBody = addAddressBody.extend({ id });
export type UpdateAddressBody = z.input<typeof updateAddressBody>;

export const oneAddressBody = z.object({ id });

export const address = addressFields.extend({
  id,
  unit: z.string(),
  /** Digits in Latin: ten, and `09…`. */
  postalCode: z.string(),
  receiverMobile: z.string(),
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof address>;

/** Every change is answered by it. */
export const addressesAnswer = z.object({
  /** All of a member's: the default one first, then the newest. */
  addresses: z.array(address),
  /** The member, who is mostly the receiver of a new one; the name may be empty. */
  receiver: z.object({ name: z.string(), mobile: z.string() }),
});
export type AddressesAnswer = z.infer<typeof addressesAnswer>;
