/**
 * Public name of a member: the first name and the initial of the last. Anything that cannot be a
 * name, such as a number, is dropped.
 * @returns '' if there is no name
 */
export function publicName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', ...others] = words;
  if (/\p{N}/u.test(name)) return '';
  const [initial = ''] = others.at(-1) ?? '';
  return initial === '' ? first : `${first} ${initial}.`;
}
