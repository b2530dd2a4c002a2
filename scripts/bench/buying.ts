import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { orderErrors, orderStatuses } from '#lib/contract/codes.ts';
import { orderResultAnswer, startOrderAnswer } from '#lib/contract/order.ts';
import type { Buyer } from '#scripts/bench/buyers.ts';
import { payAtGateway } from '#scripts/lib/gateway-page.ts';
import { PlainFailure } from '#scripts/lib/steps.ts';

const gateway = 'zarinpal';

/** How long the parts of a purchase took, ms. */
export interface Purchase {
  readonly whole: number;
  readonly preview: number;
  readonly start: number;
  readonly callback: number;
}

export interface Buying {
  readonly serviceUrl: string;
  readonly buyers: readonly Buyer[];
  readonly delivery: number;
  /** Most who buy at the same time. */
  readonly atOnce: number;
  /** How many come a second; absent: each as soon as another one has ended. */
  readonly arrivals?: number;
}

export const bodyOf = ({ addressId }: Buyer, delivery: number) => ({
  AddressId: addressId,
  Delivery: delivery,
  Payment: gateway,
});

/** Lets all buy what is in their baskets. @returns null for those for whom it is sold out */
export async function buyAll({
  serviceUrl,
  buyers,
  delivery,
  atOnce,
  arrivals = Infinity,
}: Buying): Promise<(Purchase | null)[]> {
  const bought: (Purchase | null)[] = [];
  const left = buyers.entries();
  const since = performance.now();
  const worker = async () => {
    for (const [index, buyer] of left) {
      await wait(Math.max(0, since + (index / arrivals) * 1_000 - performance.now()));
      bought[index] = await buy(serviceUrl, buyer, delivery);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return bought;
}

/** Buys what is in the basket. @returns null when it is sold out */
async function buy(serviceUrl: string, buyer: Buyer, delivery: number): Promise<Purchase | null> {
  const body = bodyOf(buyer, delivery);
  const [began, call] = [performance.now(), caller(serviceUrl, buyer.token)];
  await call('order/preview', body);
  const previewed = performance.now();
  const started = await call('order/start', { ...body, StartKey: randomUUID() });
  if (started.code !== null) {
    const isSoldOut =
      started.code === orderErrors.outOfStock || started.code === orderErrors.basketChanged;
    if (isSoldOut) return null;
    throw new PlainFailure(`an order was refused: ${JSON.stringify(started.body)}`);
  }
  const { redirect } = startOrderAnswer.parse(started.body);
  const startedAt = performance.now();
  const callback = await payAtGateway(redirect?.url ?? '');
  const paidAt = performance.now();
  await fetch(new URL(callback.pathname + callback.search, serviceUrl), { redirect: 'manual' });
  const ended = performance.now();
  const { body: result } = await call('order/get-result', { t: callback.searchParams.get('a') });
  if (orderResultAnswer.parse(result).status !== orderStatuses.paid) {
    throw new PlainFailure('a purchase was not paid.');
  }
  return {
    whole: performance.now() - began,
    preview: previewed - began,
    start: startedAt - previewed,
    callback: ended - paidAt,
  };
}

const caller = (serviceUrl: string, token: string) => async (path: string, body: object) => {
  const response = await fetch(`${serviceUrl}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  const refused = z.object({ code: z.string() }).safeParse(answer);
  return { body: answer, code: response.ok ? null : (refused.data?.code ?? 'none') };
};
