import { z } from 'zod';
import { parseSettings, readEnvironment } from '#server/config.ts';
import { errorCode, StartError } from '#server/errors.ts';
import { readSandboxPayments } from '#server/gateways/sandbox-payments.ts';
import { isOnThisMachine } from '#server/http/origin.ts';
import { startSandbox } from '#server/payment-sandbox/start.ts';

const address = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });
const loopbackAddress = z.url({
  protocol: /^http$/,
  hostname: /^(localhost|127\.0\.0\.1|\[::1\])$/,
  error: 'must be an address of this machine, like http://127.0.0.1:4100',
});
const settings = z.object({
  SITE_URL: address.default('http://localhost:3000'),
  PAYMENT_SANDBOX_URL: loopbackAddress,
  DATA_DIR: z.string().default('.data'),
});

/**
 * The gateways' stand-in: `node server/payment-sandbox/main.ts`. It starts only while the shop's address is this machine,
 * because it confirms payments that nobody made.
 */
async function main(): Promise<void> {
  const { SITE_URL, PAYMENT_SANDBOX_URL, DATA_DIR } = parseSettings(settings, readEnvironment());
  if (!isOnThisMachine(SITE_URL)) {
    throw new StartError('The payment stand-in only starts while SITE_URL is this machine.');
  }
  const { hostname, port } = new URL(PAYMENT_SANDBOX_URL);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const sandbox = await startSandbox({ host, port: Number(port || 80) }).catch((error: unknown) => {
    const message = `PAYMENT_SANDBOX_URL ${PAYMENT_SANDBOX_URL} cannot be listened on`;
    throw new StartError(`${message} (${errorCode(error)}).`, error);
  });
  for (const payment of readSandboxPayments(DATA_DIR)) sandbox.till.know(payment);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close());
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
