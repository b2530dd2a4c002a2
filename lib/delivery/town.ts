import { type Shelf, shelfOf } from '#lib/shelf.ts';

/** Where goods are to be sent. */
export interface Town {
  readonly province: string;
  readonly city: string;
}

const key = 'town';
const longest = 60;

const isName = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^[\p{L}\p{M}\p{N}\s\u200c()-]+$/u.test(value) &&
  value.length <= longest;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The town in a stored text; null for anything else, whoever wrote it. */
export function townIn(text: string | null): Town | null {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return null;
  const province = 'province' in value ? value.province : null;
  const city = 'city' in value ? value.city : null;
  return isName(province) && isName(city) ? { province, city } : null;
}

const shelf: Shelf = shelfOf(() => localStorage);

/** The town that was chosen in this browser; null if none was. */
export const keptTown = (): Town | null => townIn(shelf.getItem(key));

export const keepTown = (town: Town): void => shelf.setItem(key, JSON.stringify(town));
