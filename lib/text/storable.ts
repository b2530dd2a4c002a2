/** A text as the database can hold it: without NUL, and with U+FFFD for halves of surrogate pairs. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '');
