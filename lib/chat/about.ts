/** What a page is about, and can be sent as a card. */
export interface About {
  readonly kind: 'product' | 'order';
  readonly number: number;
  /** Whether the page itself is about it; else it was looked at before. */
  readonly isHere: boolean;
}

const isNumber = /^[1-9]\d{0,9}$/;

/** The number in the path of a product or order. */
function ofPage(path: string): Pick<About, 'kind' | 'number'> | null {
  const [, room, place, named = ''] = path.split('/');
  if (!isNumber.test(named)) return null;
  if (room === 'shop' && place === 'product') return { kind: 'product', number: Number(named) };
  const isOrder = room === 'account' && place === 'orders';
  return isOrder ? { kind: 'order', number: Number(named) } : null;
}

/**
 * What there is to send of this page, else of the last product that was looked at.
 * @param recent codes, newest first
 */
export function aboutPage(path: string, recent: readonly number[]): About | null {
  const here = ofPage(path);
  if (here !== null) return { ...here, isHere: true };
  const [last] = recent;
  return last === undefined ? null : { kind: 'product', number: last, isHere: false };
}

/** Whether a talk has its card already. */
export const isSent = (
  { kind, number }: About,
  messages: readonly { readonly kind: string; readonly body: string }[],
): boolean => messages.some((each) => each.kind === kind && each.body === String(number));
