import { MissingPage } from '#components/layout/missing-page.tsx';
import { pageTexts } from '#components/layout/page-texts.ts';

export const ensureStatic = 'navigation';

export const metadata = { title: pageTexts.notFoundTitle };

/** Where the middleware and the browser lead when something is not there; answers 404 itself. */
export default function NotFoundPage() {
  return <MissingPage />;
}
