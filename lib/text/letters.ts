/** More marks on a letter than any language writes; they cover the lines around. What is not seen parts none. */
const piled = /(?:\p{M}\p{DI}*){5}/u;

/** @param text normalised: what `normalisePersian` takes out would stand between marks that then stand together */
export const hasPiledMarks = (text: string): boolean => piled.test(text);

/** What Unicode calls letters and nobody sees. */
export const blankLetters = /[\u115f\u1160\u3164\uffa0]/;

/** What is seen of a text: without joiners, soft hyphens, blank letters and the like. */
export const seen = (text: string): string => text.replaceAll(/\p{DI}/gu, '');
