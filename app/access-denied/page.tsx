import type { Metadata } from 'next';
import { forbidden } from 'next/navigation';
import { pageTexts } from '#components/layout/page-texts.ts';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: pageTexts.deniedTitle };

/** Where a 403 leads (specification §2); answers 403 itself. */
export default function AccessDeniedPage(): never {
  forbidden();
}
