import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Till } from '#server/payment-sandbox/till.ts';

/**
 * `drop`: does the work, then closes the line without an answer. `delay`: answers `ms` later. `error`: HTTP 503 without
 * doing the work. `html`, `garbage`, `huge`: does the work and answers what cannot be read. `amount`, `reference`: reports
 * another amount or other ids. `denied`: refuses the caller's address. `duplicate`: only of the callback; the stand-in
 * sends it once itself before the browser does.
 */
const kinds = [
  'drop',
  'delay',
  'error',
  'html',
  'garbage',
  'huge',
  'amount',
  'reference',
  'denied',
  'duplicate',
] as const;

const fault = z.object({
  /** `zarinpal.verify`, `behpardakht.bpSettleRequest`, `saman.callback`. */
  call: z.string().max(100),
  kind: z.enum(kinds),
  /** How many calls it befalls. */
  times: z.int().min(1).max(1_000).default(1),
  /** Of `delay`. */
  ms: z.int().min(0).max(60_000).default(0),
});
export type Fault = z.infer<typeof fault>;
/** What a handler itself must do wrong. */
export type Twist = 'amount' | 'reference' | 'denied' | 'duplicate' | undefined;

/** Planned faults are bounded. */
const most = 1_000;
const page = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';
const hugeText = 'x'.repeat(400_000);
const twists = new Set<string>(['amount', 'reference', 'denied', 'duplicate']);
const isTwist = (kind: Fault['kind'] | undefined): kind is NonNullable<Twist> =>
  kind !== undefined && twists.has(kind);

/** Makes the stand-in misbehave on demand, for tests. */
export class Control {
  readonly #faults: Fault[] = [];
  /** How often each call was made since the last reset. */
  readonly counts = new Map<string, number>();

  plan(given: z.input<typeof fault>): void {
    if (this.#faults.length < most) this.#faults.push(fault.parse(given));
  }

  reset(): void {
    this.#faults.length = 0;
    this.counts.clear();
  }

  /** What the next such call suffers. */
  take(call: string): Fault | undefined {
    this.counts.set(call, (this.counts.get(call) ?? 0) + 1);
    const at = this.#faults.findIndex((each) => each.call === call);
    const found = this.#faults[at];
    if (!found) return undefined;
    found.times -= 1;
    if (found.times === 0) this.#faults.splice(at, 1);
    return found;
  }

  /** Answers a call, with the fault that is planned for it. */
  async answer(
    reply: FastifyReply,
    call: string,
    work: (twist: Twist) => unknown,
  ): Promise<unknown> {
    const planned = this.take(call);
    const kind = planned?.kind;
    if (kind === 'error') return reply.code(503).type('text/plain').send('Service Unavailable');
    const answer = await work(isTwist(kind) ? kind : undefined);
    if (kind === 'drop') {
      reply.hijack();
      reply.raw.destroy();
      return undefined;
    }
    if (kind === 'html') return reply.code(200).type('text/html').send(page);
    if (kind === 'garbage') return reply.code(200).type('application/json').send('{"data":{"co');
    if (kind === 'huge') return reply.code(200).type('application/json').send(hugeText);
    if (kind === 'delay') await wait(planned?.ms ?? 0);
    return answer;
  }
}

/** For tests in other programs. Only JSON is accepted, which pages of other sites cannot send. */
export function registerControl(app: FastifyInstance, control: Control, till: Till): void {
  app.post('/control/faults', async (request, reply) => {
    const given = fault.safeParse(request.body);
    if (!given.success) return reply.code(422).send({ error: z.prettifyError(given.error) });
    control.plan(given.data);
    return reply.code(204).send();
  });
  app.post('/control/clock', async (request, reply) => {
    const given = z.object({ ms: z.int().min(0).max(31_536_000_000) }).safeParse(request.body);
    if (!given.success) return reply.code(422).send({ error: z.prettifyError(given.error) });
    till.shift(given.data.ms);
    return reply.code(204).send();
  });
  app.post('/control/reset', async (_request, reply) => {
    control.reset();
    till.clear();
    return reply.code(204).send();
  });
  app.get('/control/payments', async () => ({
    payments: till.list().map(({ refunds, ...each }) => ({ ...each, refunds: [...refunds] })),
    counts: Object.fromEntries(control.counts),
  }));
}
