import { HTTPError } from 'ky';
import { failureOf } from '#lib/calls/failure.ts';
import { sentenceOf } from '#lib/calls/sentence.ts';
import { sendToLogin } from '#lib/session/leave.ts';
import { showToast } from '#lib/toasts/store.ts';

/**
 * Reports a failed call of the shopper's own action: an error page, the login page or a toast.
 * Callers of add-favorite handle a 401 themselves.
 */
export async function reportFailure(error: unknown): Promise<void> {
  const response = error instanceof HTTPError ? error.response : null;
  const failure = failureOf(response?.status ?? null, response && (await sentenceOf(response)));
  if (failure.kind === 'logIn') sendToLogin();
  else if (failure.kind === 'go') location.assign(failure.path);
  else await showToast('error', failure.message);
}
