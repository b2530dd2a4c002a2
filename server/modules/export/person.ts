import { z } from 'zod';
import { maskedMobile } from '#lib/rules/mobile.ts';

/** An address as it is kept with a member or an order; of an older one some parts may be missing. */
export const address = z
  .object({
    province: z.string(),
    city: z.string(),
    line: z.string(),
    plate: z.string(),
    unit: z.string(),
    postalCode: z.string(),
    receiverName: z.string(),
    receiverMobile: z.string(),
  })
  .partial();
type Address = z.infer<typeof address>;

interface Person {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly address: Address | null;
  readonly company?: string;
}

/** What shops for WordPress call the parts of an address. */
const parts = [
  'first_name',
  'last_name',
  'company',
  'email',
  'phone',
  'address_1',
  'address_2',
  'postcode',
  'city',
  'state',
  'country',
] as const;

export const personHeads = (kind: 'billing' | 'shipping'): string[] =>
  parts.map((part) => `${kind}_${part}`);

/** First the given name, then all that follows. */
export function namesOf(name: string): [first: string, last: string] {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return [first, others.join(' ')];
}

const noPerson: Person = { name: '', mobile: '', email: '', address: null };

/** Cells below `personHeads`. @param isWhole otherwise without what names a person */
export function personCells(person: Person, isWhole: boolean): string[] {
  const { name, mobile, email, address: at, company } = person;
  if (!isWhole) return cellsOf({ phone: mobile === '' ? '' : maskedMobile(mobile) });
  const [first, last] = namesOf(name);
  return cellsOf({
    first_name: first,
    last_name: last,
    company,
    email,
    phone: mobile,
    ...(at !== null && {
      address_1: at.line,
      address_2: [at.plate, at.unit].filter(Boolean).join('، '),
      postcode: at.postalCode,
      city: at.city,
      state: at.province,
      country: 'IR',
    }),
  });
}

const cellsOf = (known: Partial<Record<(typeof parts)[number], string | undefined>>): string[] =>
  parts.map((part) => known[part] ?? '');

export const receiverOf = (at: Address | null): Person =>
  at === null
    ? noPerson
    : { name: at.receiverName ?? '', mobile: at.receiverMobile ?? '', email: '', address: at };
