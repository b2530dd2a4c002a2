import { api } from '#lib/calls/browser.ts';
import { basketStore } from '#lib/basket/store.ts';
import type { FormerAnswer } from '#lib/contract/former-order.ts';
import type {
  ClearedAnswer,
  OrderAnswer,
  OrderListAnswer,
  OrderListBody,
  ReorderAnswer,
  RequestReturnBody,
  UploadPictureAnswer,
  UploadReceiptBody,
} from '#lib/contract/member-order.ts';
import { type Outcome, tryCall } from '#lib/session/try-call.ts';

/** Pictures take longer than other bodies on a slow connection, in ms. */
const patience = 60_000;

function post<Answer>(call: string, json: object, options = {}): Promise<Outcome<Answer>> {
  return tryCall(() => api.post(`order/${call}`, { json, ...options }).json<Answer>());
}

export const readOrders = (body: OrderListBody) => post<OrderListAnswer>('get-list', body);
/** Those of the shop's former software, the newest ones. */
export const readFormerOrders = () => post<FormerAnswer>('get-former', {});
export const readOrder = (number: number) => post<OrderAnswer>('get-detail', { number });
export const cancelOrder = (number: number) => post<OrderAnswer>('cancel', { number });
export const uploadReceipt = (body: UploadReceiptBody) =>
  post<OrderAnswer>('upload-receipt', body, { timeout: patience });
export const uploadPicture = (number: number, picture: string) =>
  post<UploadPictureAnswer>('upload-picture', { number, picture }, { timeout: patience });
export const requestReturn = (body: RequestReturnBody) => post<OrderAnswer>('request-return', body);
export const readPicture = (id: string) =>
  tryCall(() => api.post('order/get-picture', { json: { id }, timeout: patience }).blob());

/** Removes address, receiver and note of a finished order. */
export const clearPersonal = (number: number) => post<OrderAnswer>('clear-personal', { number });
export const clearAllPersonal = () => post<ClearedAnswer>('clear-all-personal', {});

/** Puts what can still be bought of an order into the basket. */
export async function reorder(number: number): Promise<Outcome<ReorderAnswer>> {
  const { age } = basketStore.getState();
  const outcome = await post<ReorderAnswer>('reorder', { number });
  if (outcome !== null && 'answer' in outcome && outcome.answer.message === null) {
    basketStore.learn(outcome.answer, age);
  }
  return outcome;
}
