import { toPersianDigits } from '#lib/text/digits.ts';
import { numberInWords } from '#lib/text/number-words.ts';

/** Days in which goods of the demo shop can be returned, after the day of delivery. */
export const returnDays = 10;
/** The same in its texts. */
export const returnDaysInDigits = toPersianDigits(returnDays);
export const returnDaysInWords = numberInWords(returnDays);
