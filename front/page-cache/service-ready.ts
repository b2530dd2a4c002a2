import { config } from '#lib/config.ts';

/** Timeout of the request, in ms. */
const patience = 1_000;

let pending: Promise<boolean> | undefined;

/** Whether the service is ready. Concurrent callers share one request; the next caller sends a new one. */
export function isServiceReady(): Promise<boolean> {
  pending ??= ask().finally(() => {
    pending = undefined;
  });
  return pending;
}

async function ask(): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(`${config.serviceOrigin}/ready`, { signal }).catch(() => null);
  await answer?.body?.cancel();
  return answer !== null && answer.status < 500;
}
