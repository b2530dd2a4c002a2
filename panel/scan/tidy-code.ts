/** A code as it was read, without control characters, such as separators of fields, and blanks around it. */
export const tidyCode = (read: string): string => read.replaceAll(/\p{Cc}/gu, '').trim();
