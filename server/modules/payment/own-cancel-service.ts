import type { CancelService } from '#server/modules/order/cancel-service.ts';
import type { RefundService } from '#server/modules/payment/refund-service.ts';
import { paymentTexts } from '#server/modules/payment/texts.ts';

interface Needs {
  readonly orders: Pick<CancelService, 'cancelOf'>;
  readonly refunds: Pick<RefundService, 'requestAll'>;
}

/** Orders cancelled by their member, with what was paid for them. */
export const createOwnCancelService = ({ orders, refunds }: Needs) => ({
  /**
   * Cancels a member's order until the shop packs it; all that was paid for it goes back.
   * @throws {ShopError} 404 for another member's order, 409 when it can no longer be cancelled
   */
  cancel: (memberId: number, number: number): Promise<void> =>
    orders.cancelOf(memberId, number, async (tx, { id: orderId }) => {
      const refund = await refunds.requestAll(tx, { orderId, reason: paymentTexts.ownCancel });
      return refund?.amount ?? 0;
    }),
});
export type OwnCancelService = ReturnType<typeof createOwnCancelService>;
