import { HTTPError } from 'ky';
import { api } from '#lib/calls/browser.ts';
import type { ExitFreezeAnswer } from '#lib/contract/basket.ts';
import type {
  OrderResultAnswer,
  PayAgainBody,
  PreviewOrderAnswer,
  PreviewOrderBody,
  StartOrderAnswer,
  StartOrderInput,
} from '#lib/contract/order.ts';
import { type Outcome, tryCall } from '#lib/session/try-call.ts';

/** An outcome with the machine code of a refusal; '' if it has none. */
export type OrderOutcome<Answer> = { readonly outcome: Outcome<Answer>; readonly code: string };

/** Long enough for a start: the service asks the gateway for its token meanwhile. In ms. */
const startPatience = 30_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function codeOf(error: unknown): Promise<string> {
  if (!(error instanceof HTTPError)) return '';
  const text = await error.response.clone().text();
  const body = parsed(text);
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : '';
  return typeof code === 'string' ? code : '';
}

async function order<Answer>(
  call: string,
  json: object,
  options: { timeout?: number; signal?: AbortSignal } = {},
): Promise<OrderOutcome<Answer>> {
  let code = '';
  const outcome = await tryCall(async () => {
    try {
      return await api.post(`order/${call}`, { json, ...options }).json<Answer>();
    } catch (error) {
      code = await codeOf(error);
      throw error;
    }
  });
  return { outcome, code };
}

export const previewOrder = async (body: PreviewOrderBody) =>
  (await order<PreviewOrderAnswer>('preview', body)).outcome;

export const startOrder = (body: StartOrderInput) =>
  order<StartOrderAnswer>('start', body, { timeout: startPatience });

/** Asks for another way to the gateway for an order that is not paid. */
export const payAgain = async (body: PayAgainBody) =>
  (await order<StartOrderAnswer>('pay-again', body, { timeout: startPatience })).outcome;

/** What became of a payment; needs no session. @param t token of the attempt */
export const readResult = async (t: string) =>
  (await order<OrderResultAnswer>('get-result', { t })).outcome;

/** Cancels the order the basket is frozen for. `message` says why it is not possible now. */
export const leaveOpenOrder = () =>
  tryCall(() => api.get('Basket/Exit-Freeze').json<ExitFreezeAnswer>());
