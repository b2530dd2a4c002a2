import { resultTexts } from '#components/checkout/result/texts.ts';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import { type OrderStatus, orderStatuses } from '#lib/contract/codes.ts';
import type { OrderResultAnswer } from '#lib/contract/order.ts';

/** How a result is shown. */
export interface ResultView {
  readonly kind: 'paid' | 'unpaid' | 'atGateway' | 'cancelled';
  readonly heading: string;
  /** Says first whether money left the account. */
  readonly text: string;
  readonly icon: InterfaceIconName;
}

type Result = Pick<OrderResultAnswer, 'status' | 'money' | 'moneyAmount' | 'why' | 'isInBasket'>;

const kinds: Readonly<Record<OrderStatus, ResultView['kind']>> = {
  [orderStatuses.waiting]: 'unpaid',
  [orderStatuses.paid]: 'paid',
  [orderStatuses.preparing]: 'paid',
  [orderStatuses.cancelled]: 'cancelled',
  [orderStatuses.unpaid]: 'unpaid',
  [orderStatuses.atGateway]: 'atGateway',
};
const icons = { paid: 'check', unpaid: 'x', atGateway: 'clock', cancelled: 'x' } as const;

/** Whether the payment is money that pays no order, and must not be shown as one that does. */
export const isStray = ({ money }: Pick<Result, 'money'>): boolean =>
  money === 'back' || money === 'returned' || money === 'settled' || money === 'unknown';

/** How a result is shown: by its order, unless its own money goes back. */
export function resultViewOf(result: Result): ResultView {
  const kind = kinds[result.status];
  const view = { kind, heading: headingOf(kind, result), text: textOf(kind, result) };
  return { ...view, icon: isStray(result) && kind !== 'cancelled' ? 'rotate-ccw' : icons[kind] };
}

function headingOf(kind: ResultView['kind'], { money }: Result): string {
  if (kind === 'cancelled' || kind === 'atGateway') return resultTexts[kind];
  if (money === 'unknown') return resultTexts.doubtful;
  return kind === 'paid' && isStray({ money }) ? resultTexts.goesBack : resultTexts[kind];
}

function textOf(kind: ResultView['kind'], result: Result): string {
  if (kind === 'atGateway') return resultTexts.atGatewayText;
  if (kind === 'paid' && !isStray(result)) return resultTexts.paidText;
  const money = moneyText(kind, result);
  return kind === 'cancelled' && result.isInBasket ? `${money} ${resultTexts.inBasket}` : money;
}

function moneyText(
  kind: ResultView['kind'],
  { money, moneyAmount, why, isInBasket }: Result,
): string {
  const texts = resultTexts.money;
  const amount = moneyAmount ?? 0;
  if (money === 'back') {
    if (kind === 'paid') return texts.backTwice(amount);
    return kind === 'cancelled' && !isInBasket ? texts.backCancelled(amount) : texts.back(amount);
  }
  if (money === 'returned' || money === 'settled' || money === 'unknown') {
    return texts[money](amount);
  }
  if (money === 'none') {
    return kind === 'unpaid' && why !== null
      ? `${resultTexts.why[why]} و ${texts.none}`
      : texts.none;
  }
  return texts.unverified;
}
