import { HTTPError } from 'ky';
import { failureOf } from '#lib/api/failure.ts';
import { showToast } from '#lib/stores/toasts.ts';

async function sentenceOf(response: Response): Promise<string | null> {
  try {
    const body: unknown = await response.json();
    const told = typeof body === 'object' && body !== null && 'message' in body && body.message;
    return typeof told === 'string' && told !== '' ? told : null;
  } catch {
    return null;
  }
}

/** The one way a failed call of a shopper's own doing reaches the shopper (specification §8). */
export async function reportFailure(error: unknown): Promise<void> {
  const response = error instanceof HTTPError ? error.response : null;
  const failure = failureOf(response?.status ?? null, response && (await sentenceOf(response)));
  if (failure.kind === 'go') location.assign(failure.path);
  else await showToast('error', failure.message);
}
