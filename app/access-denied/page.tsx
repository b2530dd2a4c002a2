import { deniedMetadata, DeniedPage } from '#components/states/missing-page.tsx';

export const ensureStatic = 'navigation';

export const metadata = deniedMetadata;

/** Target of redirects on a 403; answers 403 itself. */
export default function AccessDeniedPage() {
  return <DeniedPage />;
}
