import { missingMetadata, MissingPage } from '#components/states/missing-page.tsx';

export const ensureStatic = 'navigation';

export const metadata = missingMetadata;

/** Where the middleware and the browser lead when something is not there; answers 404 itself. */
export default function NotFoundPage() {
  return <MissingPage />;
}
