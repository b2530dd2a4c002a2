import { paths } from '#lib/contract/paths.ts';
import { failureTexts } from '#lib/calls/texts.ts';

/** How to handle a failed call: an error page, the login page, or a toast. */
export type Failure =
  | { readonly kind: 'logIn' }
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'message'; readonly message: string };

/**
 * Maps a failed call to its handling.
 * @param status HTTP status, or null without an answer
 * @param message the service's message, or null if it had none
 */
export function failureOf(status: number | null, message: string | null): Failure {
  if (status === null) return { kind: 'message', message: failureTexts.unreachable };
  if (status === 401) return { kind: 'logIn' };
  if (status === 403) return { kind: 'go', path: paths.accessDenied };
  if (status === 404) return { kind: 'go', path: paths.notFound };
  return { kind: 'message', message: message ?? failureTexts.unknown };
}
