import { DeniedPage } from '#components/layout/missing-page.tsx';
import { pageTexts } from '#components/layout/page-texts.ts';

export const ensureStatic = 'navigation';

export const metadata = { title: pageTexts.deniedTitle };

/** Where a 403 leads (specification §2); answers 403 itself. */
export default function AccessDeniedPage() {
  return <DeniedPage />;
}
