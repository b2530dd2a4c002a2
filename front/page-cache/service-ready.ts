import { config } from '#lib/config.ts';

/** How long an answer is waited for, in ms. */
const patience = 1_000;

let asked: Promise<boolean> | undefined;

/** Whether the service could make pages: asked once for all who wait for it, and anew for the next. */
export function isServiceReady(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  return asked;
}

async function ask(): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(`${config.serviceOrigin}/ready`, { signal }).catch(() => null);
  await answer?.body?.cancel();
  return answer !== null && answer.status < 500;
}
