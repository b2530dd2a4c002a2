import { api } from '#lib/calls/browser.ts';
import type { OrderAnswer, OrderListAnswer, OrderListBody } from '#lib/contract/member-order.ts';
import { type Outcome, tryCall } from '#lib/session/try-call.ts';

function post<Answer>(call: string, json: object): Promise<Outcome<Answer>> {
  return tryCall(() => api.post(`order/${call}`, { json }).json<Answer>());
}

export const readOrders = (body: OrderListBody) => post<OrderListAnswer>('get-list', body);
export const readOrder = (number: number) => post<OrderAnswer>('get-detail', { number });
export const cancelOrder = (number: number) => post<OrderAnswer>('cancel', { number });
