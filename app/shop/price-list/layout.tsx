import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { paper } from '../../styles/tokens.ts';

export const viewport: Viewport = { themeColor: paper, viewportFit: 'cover' };

export default function PriceListLayout({ children }: { children: ReactNode }) {
  return children;
}
