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

/** Whether the payment is money that pays no order. */
export const isStray = ({ money }: Pick<Result, 'money'>): boolean =>
  money === 'back' || money === 'returned' || money === 'settled' || money === 'unknown';

/** Whether the bank may give back money of it, which pays no order. */
const goesBack = ({ money }: Pick<Result, 'money'>): boolean =>
  isStray({ money }) || money === 'unverified';

/** How a result is shown: by its order, unless another payment has paid that. */
export function resultViewOf(result: Result): ResultView {
  const kind = kinds[result.status];
  const view = { kind, heading: headingOf(kind, result), text: textOf(kind, result) };
  const isBack = isStray(result) || (kind === 'paid' && goesBack(result));
  return { ...view, icon: isBack && kind !== 'cancelled' ? 'rotate-ccw' : icons[kind] };
}

function headingOf(kind: ResultView['kind'], { money }: Result): string {
  if (kind === 'cancelled' || kind === 'atGateway') return resultTexts[kind];
  if (money === 'unknown') return resultTexts.doubtful;
  if (kind !== 'paid' || money === 'paid') return resultTexts[kind];
  return goesBack({ money }) ? resultTexts.goesBack : resultTexts.paidBefore;
}

function textOf(kind: ResultView['kind'], result: Result): string {
  if (kind === 'atGateway') return resultTexts.atGatewayText;
  if (kind === 'paid' && result.money === 'paid') return resultTexts.paidText;
  const money = moneyText(kind, result);
  if (kind === 'paid' && !isStray(result)) return `${resultTexts.byOther} ${money}`;
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
