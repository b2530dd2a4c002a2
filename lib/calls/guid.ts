/** RFC 9562 version 4 from 16 random bytes. `crypto.randomUUID` is absent on plain http. */
export function uuidFrom(random: Uint8Array): string {
  const bytes = Uint8Array.from(random);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function newUuid(): string {
  return uuidFrom(crypto.getRandomValues(new Uint8Array(16)));
}

/** The value of a cookie in `document.cookie`, or null. */
export function cookieValue(cookies: string, name: string): string | null {
  for (const pair of cookies.split('; ')) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  }
  return null;
}

const wellFormed = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const oneYear = 31_536_000;
/** Used when cookies are disabled: the basket then lives as long as the page. */
let cookieless: string | null = null;

/**
 * The visitor's guid, from its cookie; otherwise created and stored for a year (contract §4). Read
 * again at each use, because two tabs opened at once may both create one, and the cookie decides.
 */
export function visitorGuid(cookieName: string): string {
  const kept = cookieValue(document.cookie, cookieName);
  if (kept && wellFormed.test(kept)) return kept;
  const minted = cookieless ?? newUuid();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieName}=${minted}; Max-Age=${oneYear}; Path=/; SameSite=Lax${secure}`;
  cookieless = minted;
  return minted;
}
