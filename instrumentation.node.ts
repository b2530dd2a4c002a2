import { closeOnSignals } from '#front/closing.ts';
import { contactFailedPage } from '#front/documents/contact-failed-page.ts';
import { failedPage } from '#front/documents/failed-page.ts';
import { answerFailedPages } from '#front/steps/failed-page.ts';
import { printNoSecrets } from '#front/printed.ts';
import { hookRequests } from '#front/request-hooks.ts';
import { doubtBuiltPages } from '#lib/revalidate/at-start.ts';
import { dark, light } from './app/styles/tokens.ts';

/** What the storefront's own server has to have in place before its first request. */
export function prepare(): void {
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  printNoSecrets(process.stdout, process.stderr);
  hookRequests((written) => contactFailedPage({ light, dark }, written));
  // In development Next's own page tells more.
  if (process.env.NODE_ENV !== 'production') return;
  if (process.env['NEXT_MANUAL_SIG_HANDLE']) closeOnSignals();
  answerFailedPages((status, font) => failedPage({ light, dark }, status, font));
  // Not awaited: it asks this server, which takes requests only after this.
  void doubtBuiltPages();
}
