import { orderTexts } from '#components/account/orders/texts.ts';
import { orderStatuses } from '#lib/contract/codes.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';

/** Says what goes back once an order is cancelled; null when nothing was paid. */
export function moneyBackOf({ status, total, refunds, payment }: OrderAnswer): string | null {
  if (payment.receiptWaits) return orderTexts.cancelReceipt;
  if (status !== orderStatuses.paid) return null;
  const back = total - refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (back <= 0) return null;
  return payment.isLent ? orderTexts.cancelLoan(back) : orderTexts.cancelMoney(back);
}
