import { buildSandbox } from '#server/payment-sandbox/app.ts';
import type { Sandbox } from '#server/payment-sandbox/wire.ts';

export interface RunningSandbox extends Sandbox {
  /** Without a trailing slash; the value of PAYMENT_SANDBOX_URL. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the stand-in on this machine.
 * @param at loopback address and port; 0 chooses a free one
 */
export async function startSandbox(at = { host: '127.0.0.1', port: 0 }): Promise<RunningSandbox> {
  const { app, sandbox } = buildSandbox();
  const url = await app.listen(at);
  return { ...sandbox, url, close: async () => app.close() };
}
