const visible = /[\p{L}\p{N}]/u;

/** Whether a text says something of a picture. */
export const isAlt = (text: string): boolean => visible.test(text);

const altOf = (picture: string): string => / alt="([^"]*)"/.exec(picture)?.[1] ?? '';

/** Whether a picture in sanitised HTML has no alternative text. */
export const lacksAlt = (clean: string): boolean =>
  (clean.match(/<img\b[^<>]*>/g) ?? []).some((picture) => !isAlt(altOf(picture)));
