import { missingMetadata, MissingPage } from '#components/states/missing-page.tsx';

export const ensureStatic = 'navigation';

export const metadata = missingMetadata;

/** Target of redirects for missing data; answers 404 itself. */
export default function NotFoundPage() {
  return <MissingPage />;
}
