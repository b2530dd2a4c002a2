import { failureTexts } from '#lib/calls/texts.ts';

/** What follows from a failed call: another page, which says why, the login page, or a sentence in a toast. */
export type Failure =
  | { readonly kind: 'logIn' }
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'tell'; readonly message: string };

/**
 * The error catalogue of specification §8.
 * @param status HTTP status, or null when no answer came
 * @param message the service's sentence, or null when it had none
 */
export function failureOf(status: number | null, message: string | null): Failure {
  if (status === null) return { kind: 'tell', message: failureTexts.unreachable };
  if (status === 401) return { kind: 'logIn' };
  if (status === 403) return { kind: 'go', path: '/access-denied' };
  if (status === 404) return { kind: 'go', path: '/not-found' };
  return { kind: 'tell', message: message ?? failureTexts.unknown };
}
