/** The letters of a Persian keyboard, below each the key that types it in Latin; last, those with another key or none. */
const persianLetters = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپوپپآئژ';
const latinLetters = "qwertyuiop[]asdfghjkl;'zxcvbnm,\\`hmc";

function retyped(text: string, from: string, to: string): string {
  return Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/** What the same keys type on a Persian keyboard: `Hdt,k` is «ایفون». */
export const asPersianKeys = (text: string): string =>
  retyped(text.toLowerCase(), latinLetters, persianLetters);

/** What the same keys type on a Latin keyboard: «هحاخدث» is `iphone`. */
export const asLatinKeys = (text: string): string => retyped(text, persianLetters, latinLetters);

/** A key that is a letter on a Persian keyboard and a mark on a Latin one, beside a letter in an unusual way. */
const persianKeyed = /[a-z][,;[\]\\](?=[a-z])|(?:^|[\s-])[,;'[\]\\]+[a-z]|[a-z][[\];](?=[\s-]|$)/i;

/** Whether a text looks as if the keyboard had been left in Latin. */
export const isPersianKeyed = (text: string): boolean =>
  !/\p{Script=Arabic}/u.test(text) && persianKeyed.test(text);
