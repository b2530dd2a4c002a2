import { readResult } from '#lib/checkout/client.ts';
import { orderStatuses } from '#lib/contract/codes.ts';
import { noteHappening } from '#lib/measuring/happenings.ts';

/** Pauses in ms between readings while a payment is verified. */
const pauses = [3_000, 5_000, 10_000, 20_000, 30_000, 60_000];
const { atGateway, paid, preparing } = orderStatuses;
const bought: ReadonlySet<number> = new Set([paid, preparing]);

/**
 * Notes the purchase once the payment with this token is known to pay its order. The page reads the same for the
 * shopper; this is another reading, so that pages without tools carry nothing for them.
 */
export async function notePayment(token: string, waits: readonly number[] = pauses): Promise<void> {
  const outcome = await readResult(token);
  if (outcome === null || !('answer' in outcome)) return;
  const { number, amount, status, money } = outcome.answer;
  if (bought.has(status) && money === 'paid') noteHappening({ kind: 'paid', number, amount });
  const [wait, ...later] = waits;
  if (status !== atGateway || wait === undefined) return;
  setTimeout(() => void notePayment(token, later), wait);
}
