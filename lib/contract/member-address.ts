import { z } from 'zod';

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
/** Technical limit above every field's own limit, separators included; the rules check the rest. */
const written = z.string().max(1_000);

/** Input of the address form. */
export const addressFields = z.object({
  /** A province of `lib/contract/iran.ts`. */
  province: written,
  city: written,
  /** Street, alley and further directions. */
  line: written,
  /** House number. */
  plate: written,
  /** Number of the flat; may be empty. */
  unit: written.default(''),
  postalCode: written,
  receiverName: written,
  /** In any notation. */
  receiverMobile: written,
});
export type AddressFields = z.input<typeof addressFields>;

/** `isDefault` true makes it the default address; false changes nothing. */
export const addAddressBody = addressFields.extend({ isDefault: z.boolean().default(false) });
export type AddAddressBody = z.input<typeof addAddressBody>;

export const updateAddressBody = addAddressBody.extend({ id });
export type UpdateAddressBody = z.input<typeof updateAddressBody>;

export const oneAddressBody = z.object({ id });

export const address = addressFields.extend({
  id,
  unit: z.string(),
  /** Ten Latin digits; the mobile number is `09…`. */
  postalCode: z.string(),
  receiverMobile: z.string(),
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof address>;

/** Answer of every call that changes addresses. */
export const addressesAnswer = z.object({
  /** All addresses of the member: the default one first, then the newest. */
  addresses: z.array(address),
  /** The member, as the likely receiver of a new address; the name may be empty. */
  receiver: z.object({ name: z.string(), mobile: z.string() }),
});
export type AddressesAnswer = z.infer<typeof addressesAnswer>;
