import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { behpardakhtWire } from '#server/payment-sandbox/behpardakht.ts';
import { Control, registerControl } from '#server/payment-sandbox/control.ts';
import { lenderWire } from '#server/payment-sandbox/lenders.ts';
import { sendReturnForm, sendSentence } from '#server/payment-sandbox/pages.ts';
import { samanWire } from '#server/payment-sandbox/saman.ts';
import { sandboxTexts } from '#server/payment-sandbox/texts.ts';
import { type Protocol, type SandboxPayment, Till } from '#server/payment-sandbox/till.ts';
import type { Back, Sandbox, Wire } from '#server/payment-sandbox/wire.ts';
import { zarinpalWire } from '#server/payment-sandbox/zarinpal.ts';
import { zibalWire } from '#server/payment-sandbox/zibal.ts';

/** Maximum bytes of a body. */
const bodyLimit = 262_144;
/** How long the shop has to answer a duplicate callback, in ms. */
const duplicateTimeout = 5_000;

const wires: Record<Protocol, Wire> = {
  zarinpal: zarinpalWire,
  zibal: zibalWire,
  saman: samanWire,
  behpardakht: behpardakhtWire,
  snapppay: lenderWire('snapppay'),
  torobpay: lenderWire('torobpay'),
};

/** The stand-in's HTTP side, not yet listening. */
export function buildSandbox(): { app: FastifyInstance; sandbox: Sandbox } {
  const app = Fastify({ bodyLimit, requestTimeout: 30_000, forceCloseConnections: true });
  const sandbox: Sandbox = { till: new Till(), control: new Control() };
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  for (const wire of Object.values(wires)) wire.register(app, sandbox);
  registerControl(app, sandbox.control, sandbox.till);
  app.post<{ Params: { id: string }; Body: { press?: string } }>(
    '/pay/:id',
    async ({ params, body }, reply) => press(sandbox, params.id, body?.press ?? '', reply),
  );
  return { app, sandbox };
}

/** What a button of the pay page does. */
async function press(
  { till, control }: Sandbox,
  id: string,
  button: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const payment = till.get(id);
  if (!payment) return sendSentence(reply, 404, sandboxTexts.missing);
  if (!till.isOpen(payment)) return sendSentence(reply, 410, sandboxTexts.over);
  if (button === 'close') return sendSentence(reply, 200, sandboxTexts.closed);
  if (button === 'pay') till.pay(payment);
  else payment.state = button === 'insufficient' ? 'insufficient' : 'cancelled';
  let back: Back | undefined;
  await control.answer(reply, `${payment.protocol}.callback`, async (twist) => {
    back = wires[payment.protocol].backOf(payment, twist);
    if (twist === 'duplicate') await sendItself(payment, back);
  });
  // A planned fault may have answered, or closed the line.
  return reply.sent || back === undefined ? reply : sendBack(reply, payment, back);
}

function sendBack(
  reply: FastifyReply,
  { callbackUrl }: SandboxPayment,
  { method, fields }: Back,
): FastifyReply {
  return method === 'GET'
    ? reply.redirect(withQuery(callbackUrl, fields), 303)
    : sendReturnForm(reply, callbackUrl, fields);
}

function withQuery(address: string, fields: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** The shop's answer, or that there was none, is not the stand-in's concern. */
async function sendItself(
  { callbackUrl }: SandboxPayment,
  { method, fields }: Back,
): Promise<void> {
  const request = { redirect: 'manual', signal: AbortSignal.timeout(duplicateTimeout) } as const;
  const sending =
    method === 'GET'
      ? fetch(withQuery(callbackUrl, fields), request)
      : fetch(callbackUrl, { ...request, method, body: new URLSearchParams(fields) });
  await sending.then((response) => response.body?.cancel()).catch(() => undefined);
}
