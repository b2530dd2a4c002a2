import { deniedMetadata, DeniedPage } from '#components/states/missing-page.tsx';

export const ensureStatic = 'navigation';

export const metadata = deniedMetadata;

/** Where a 403 leads (specification §2); answers 403 itself. */
export default function AccessDeniedPage() {
  return <DeniedPage />;
}
