import { toLatinDigits } from '#lib/text/digits.ts';

/** RFC 5321: maximum length of the whole, and of the part before the @. */
const longest = 254;
const longestName = 64;

const form =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** An e-mail address with a lowercase host; null if mail could not reach it. */
export function normaliseEmail(written: string): string | null {
  const typed = toLatinDigits(written).replaceAll(
    /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g,
    '',
  );
  const [name = '', host = ''] = typed.split('@');
  const isOne = form.test(typed) && typed.length <= longest && name.length <= longestName;
  return isOne && !/^\.|\.\.|\.$/.test(name) ? `${name}@${host.toLowerCase()}` : null;
}
