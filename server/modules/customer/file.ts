import { toLatinDigits } from '#lib/text/digits.ts';
import { numericDate } from '#lib/text/order-date.ts';
import type { Customer, SubscribersAnswer } from '#lib/contract/customer.ts';
import { csvLine, mark } from '#server/files/csv.ts';
import { customerTexts } from '#server/modules/customer/texts.ts';

/** A Jalali day in digits that spreadsheets sort. */
const dayOf = (moment: string | null): string =>
  moment === null ? '' : toLatinDigits(numericDate(moment));

export const headLine = mark + csvLine(customerTexts.heads);

export const customerLine = ({
  name,
  mobile,
  createdAt,
  orders,
  spent,
  lastOrderAt,
}: Customer): string =>
  csvLine([name, mobile, dayOf(createdAt), orders, spent, dayOf(lastOrderAt)]);

export const subscriberHead = mark + csvLine(customerTexts.subscriberHeads);

export const subscriberLine = ({
  mobile,
  subscribedAt,
}: SubscribersAnswer['items'][number]): string => csvLine([mobile, dayOf(subscribedAt)]);
