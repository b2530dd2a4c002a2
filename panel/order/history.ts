import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { noteMark } from '#lib/contract/note-mark.ts';
import { carrierTitle } from '#lib/contract/carriers.ts';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { paymentTitle } from '#panel/orders/texts.ts';
import type { Kind } from '#panel/ui/states.tsx';

type Event = Pick<
  AdminOrderAnswer['events'][number],
  'by' | 'person' | 'reason' | 'status' | 'delivery' | 'at'
>;

/** An event as a line of the history. */
export interface Line {
  readonly at: string;
  readonly kind: Kind;
  /** Who did it; '' where the sentence says it. */
  readonly person: string;
  readonly text: string;
  readonly isNote: boolean;
}

const fixed: Readonly<Record<string, string>> = {
  start: 'سفارش را ثبت کرد',
  'nothing to pay': 'چیزی برای پرداخت نبود',
  'accepted by the shop': 'آماده‌سازی را آغاز کرد',
  delivered: 'تحویل را ثبت کرد',
  'labels changed': 'برچسب‌ها را تغییر داد',
  'note removed': 'یادداشتی نوشت که پاک شده است',
  'packed again': 'برای ارسال دوباره آماده شد',
  'receipt sent': 'رسید کارت به کارت فرستاد',
  'receipt approved': 'رسید را پذیرفت',
  'receipt approved after the cancellation': 'رسید سفارش لغوشده را پذیرفت؛ پول بازمی‌گردد',
  'receipt refused': 'رسید را رد کرد',
  'return asked for': 'درخواست مرجوعی داد',
  'return approved': 'مرجوعی را پذیرفت',
  'return refused': 'مرجوعی را رد کرد',
  'return received': 'رسیدن کالای مرجوعی را ثبت کرد',
  'cancelled by the shopper': 'سفارش را لغو کرد',
  'not paid in time': 'در مهلت پرداخت نشد و لغو شد',
  'personal data removed': 'اطلاعات شخصی خود را پاک کرد',
  'paid after all': 'پرداخت آن سرانجام موفق شد',
  'its gateway is not set any more': 'درگاه آن دیگر در فروشگاه نیست',
  'the order was not open any more': 'سفارش دیگر باز نبود',
};

const outcomes: Readonly<Record<string, string>> = {
  paid: 'فروشگاه پرداخت',
  again: 'دوباره از درگاه خواسته شد',
  withdrawn: 'پس گرفته شد',
  done: 'درگاه بازگرداند',
  manual: 'درگاه نتوانست؛ با فروشگاه است',
  unknown: 'درگاه پاسخ روشنی نداد',
  refused: 'بازگردانده نشد',
};
const outcomeOf = (name: string): string =>
  (Object.hasOwn(outcomes, name) && outcomes[name]) || name;

const patterns: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^\S+ by the shopper$/, () => 'سفارش را رها کرد'],
  [/^to (\S+)$/, ([, name = '']) => `به درگاه ${paymentTitle(name)} رفت`],
  [/^paid by (\S+)$/, ([, name = '']) => `پرداخت موفق از ${paymentTitle(name)}`],
  [/^sent by (\S+)$/, ([, name = '']) => `با ${carrierTitle(name)} فرستاد`],
  [/^refund (\d+): (\S+)$/, ([, , name = '']) => `برگشت پول: ${outcomeOf(name)}`],
  [/^refund (\d+) is (\S+)$/, ([, , name = '']) => `برگشت پول: ${outcomeOf(name)}`],
  [/^payment (\d+) is paid( out)?$/, () => 'پرداخت را رسیده ثبت کرد'],
  [/^payment (\d+) is not paid$/, () => 'پرداخت را نرسیده ثبت کرد'],
  [/^payment (\d+) pays no order$/, () => 'پول آن بدون سفارش ماند'],
  [/^(\w+): \S+$/, ([, name = '']) => `پرداخت در ${paymentTitle(name)} انجام نشد`],
];

const { paid, cancelled, unpaid } = orderStatuses;
const { returned } = deliveryStates;

/** What is known of an event without words of its own. */
function plain({ status, delivery, reason, by }: Event): string {
  const tail = reason === '' ? '' : `: ${toPersianDigits(reason)}`;
  if (status === cancelled) return `لغو شد${tail}`;
  if (delivery === returned) return `بسته برگشت${tail}`;
  return by === 'staff' ? `پول برگشت داده شد${tail}` : `وضعیت تازه شد${tail}`;
}

function textOf(event: Event): string {
  const known = Object.hasOwn(fixed, event.reason) ? fixed[event.reason] : undefined;
  if (known !== undefined) return known;
  for (const [pattern, write] of patterns) {
    const found = pattern.exec(event.reason);
    if (found) return write(found);
  }
  return plain(event);
}

function kindOf({ status, by, reason }: Event): Kind {
  if (by === 'gateway' && status === paid) return 'good';
  if (status === cancelled || status === unpaid) return 'bad';
  return by === 'staff' && !reason.startsWith(noteMark) ? 'info' : 'rest';
}

const actors: Readonly<Record<string, string>> = { shopper: 'مشتری', staff: 'همکار' };

/** The history, the newest first. */
export const historyOf = (events: readonly Event[]): Line[] =>
  events.toReversed().map((event) => {
    const isNote = event.reason.startsWith(noteMark);
    return {
      at: event.at,
      kind: kindOf(event),
      person: event.person ?? actors[event.by] ?? '',
      text: isNote ? event.reason.slice(noteMark.length) : textOf(event),
      isNote,
    };
  });
