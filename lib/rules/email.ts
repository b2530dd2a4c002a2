import { toLatinDigits } from '#lib/text/digits.ts';

/** RFC 5321: of the whole, and of what stands before the sign. */
const longest = 254;
const longestName = 64;

const form =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** An e-mail address, its host in small letters; null for what mail would not reach. */
export function normaliseEmail(written: string): string | null {
  const typed = toLatinDigits(written).replaceAll(
    /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g,
    '',
  );
  const [name = '', host = ''] = typed.split('@');
  const isOne = form.test(typed) && typed.length <= longest && name.length <= longestName;
  return isOne && !/^\.|\.\.|\.$/.test(name) ? `${name}@${host.toLowerCase()}` : null;
}
