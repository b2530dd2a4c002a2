import { type SQL, sql } from 'drizzle-orm';
import { availabilityCodes } from '#lib/contract/codes.ts';

const { available, call, soon, outOfStock, discontinued } = availabilityCodes;
const literal = (code: number): SQL => sql.raw(String(code));

/** Availability codes as literals of SQL: of a parameter the planner does not know the value. */
export const availabilitySql = {
  available: literal(available),
  call: literal(call),
  soon: literal(soon),
  outOfStock: literal(outOfStock),
  discontinued: literal(discontinued),
} as const;
