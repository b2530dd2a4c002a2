import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { JobLogger } from '#server/jobs/job.ts';
import type { GatewayChoice, Way } from '#server/modules/order/payment-ways.ts';
import { missing } from '#server/modules/order/problems.ts';
import type { Quote } from '#server/modules/order/quote-types.ts';
import { orderTexts } from '#server/modules/order/texts.ts';

/** How long a preview waits for a lender, in ms. */
const patience = 1_500;
/** How long an answer about an amount is kept, in ms, and for how many amounts. */
const lifetime = 60_000;
const mostKept = 1_000;
/** How long a lender without an answer is not asked again, in ms. */
const rest = 10_000;

/** What a lender says about an amount. */
interface Offer {
  readonly isEligible: boolean;
  /** Its line for the shopper. */
  readonly words: string | null;
}

/** Whether the gateway of that name lends an amount in toman; null when it does not state it in time. */
export type Lending = (name: string, amount: number) => Promise<Offer | null>;

/** Asks lenders, each about an amount once in a while, however many previews want to know. */
export function createLending(
  gateways: { offered(): readonly Pick<GatewayChoice, 'name' | 'eligible'>[] },
  logger: Pick<JobLogger, 'warn'>,
): Lending {
  const kept = new LRUCache<string, Promise<Offer | null>>({ max: mostKept, ttl: lifetime });
  const resting = new LRUCache<string, true>({ max: 100, ttl: rest });

  async function call(name: string, amount: number): Promise<Offer | null> {
    const lender = gateways.offered().find((each) => each.name === name);
    const said = await lender?.eligible?.(amount);
    if (said === undefined) return null;
    if (said.kind !== 'unknown') {
      return { isEligible: said.kind === 'eligible', words: said.words };
    }
    logger.warn({ gateway: name, said: said.said }, 'A lender does not say what it lends');
    return null;
  }

  async function keepLate(called: Promise<Offer | null>, key: string) {
    const late = await called;
    if (late !== null) kept.set(key, Promise.resolve(late));
  }

  async function inTime(called: Promise<Offer | null>, name: string, key: string) {
    const offer = await Promise.race([called, wait(patience, null, { ref: false })]);
    if (offer !== null) return offer;
    kept.delete(key);
    resting.set(name, true);
    // What comes later is for the next preview.
    void keepLate(called, key);
    return null;
  }

  return async (name, amount) => {
    const key = `${name} ${amount}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (resting.has(name)) return null;
    const asked = inTime(call(name, amount), name, key);
    kept.set(key, asked);
    return asked;
  };
}

/** A quote with what lenders say of its total. It may wait for them: not within a transaction. */
export async function withLenders(quote: Quote, lending: Lending): Promise<Quote> {
  const { total } = quote.priced;
  const isAsked = ({ isLent, refusal }: Way) => isLent && refusal === null && total > 0;
  if (!quote.ways.some(isAsked)) return quote;
  const ways = await Promise.all(
    quote.ways.map(async (way) =>
      isAsked(way) ? wayUnder(way, await lending(way.name, total)) : way,
    ),
  );
  const way = ways.find(({ name }) => name === quote.way?.name) ?? null;
  const refusal = quote.way?.refusal === null ? (way?.refusal ?? null) : null;
  const problems = refusal === null ? [] : [missing('Payment', refusal)];
  return { ...quote, ways, way, problems: [...quote.problems, ...problems] };
}

function wayUnder(way: Way, offer: Offer | null): Way {
  if (offer === null) return way;
  const { isEligible, words } = offer;
  return isEligible
    ? { ...way, instalments: words }
    : { ...way, refusal: words ?? orderTexts.notLent(way.title) };
}
