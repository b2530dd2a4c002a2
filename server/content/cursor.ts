import type { z } from 'zod';
import { ShopError } from '#server/errors.ts';

/** Where a list goes on, as an opaque text. */
export const cursorOf = (place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/**
 * The place in a cursor; null for the beginning.
 * @throws {ShopError} 422 for a cursor that is not of this list
 */
export function placeOf<Place>(schema: z.ZodType<Place>, cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const read = schema.safeParse(parsed(Buffer.from(cursor, 'base64url').toString()));
  if (read.success) return read.data;
  const fields = { after: 'این نشانهٔ ادامه از این فهرست نیست' };
  throw new ShopError(422, 'INVALID', 'اطلاعات فرستاده‌شده درست نیست.', { fields });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What `select count(*)` found among at most `most + 1` rows. */
export const totalOf = (count: number, most: number) =>
  count > most ? { count: most, isExact: false } : { count, isExact: true };
