/**
 * The name of a member that others read: the first one and the initial of the last. What cannot be a name, above
 * all a number, is none.
 * @returns '' for who has none
 */
export function publicName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', ...others] = words;
  if (/\p{N}/u.test(name)) return '';
  const [initial = ''] = others.at(-1) ?? '';
  return initial === '' ? first : `${first} ${initial}.`;
}
