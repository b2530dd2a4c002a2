import { resultTexts } from '#components/checkout/result/texts.ts';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import { type OrderStatus, orderStatuses } from '#lib/contract/codes.ts';

/** How a result is shown. */
export interface Look {
  readonly kind: 'paid' | 'unpaid' | 'atGateway' | 'cancelled';
  readonly heading: string;
  /** Says first whether money left the account. */
  readonly text: string;
  readonly icon: InterfaceIconName;
}

const paid: Look = {
  kind: 'paid',
  heading: resultTexts.paid,
  text: resultTexts.paidText,
  icon: 'check',
};
const unpaid: Look = {
  kind: 'unpaid',
  heading: resultTexts.unpaid,
  text: resultTexts.unpaidText,
  icon: 'x',
};

/** A look for each status; one that was never sent to a gateway is not paid. */
export const looks: Readonly<Record<OrderStatus, Look>> = {
  [orderStatuses.waiting]: unpaid,
  [orderStatuses.paid]: paid,
  [orderStatuses.preparing]: paid,
  [orderStatuses.cancelled]: {
    kind: 'cancelled',
    heading: resultTexts.cancelled,
    text: resultTexts.cancelledText,
    icon: 'x',
  },
  [orderStatuses.unpaid]: unpaid,
  [orderStatuses.atGateway]: {
    kind: 'atGateway',
    heading: resultTexts.atGateway,
    text: resultTexts.atGatewayText,
    icon: 'clock',
  },
};
