import type { Metadata } from 'next';
import { Suspense } from 'react';
import { CheckoutFrame } from '#components/checkout/checkout-frame.tsx';
import { Result, ResultSkeleton } from '#components/checkout/result/result.tsx';
import { resultTexts } from '#components/checkout/result/texts.ts';
import { SectionBoundary } from '#components/states/section-boundary.tsx';
import { paths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: resultTexts.title,
  robots: { index: false, follow: true },
  alternates: { canonical: paths.checkoutResult('').split('?')[0] ?? null },
};

export default function CheckoutResultPage() {
  return (
    <CheckoutFrame
      back={{ href: paths.orders, label: resultTexts.back }}
      title={resultTexts.title}
      noScript={resultTexts.noScript}
    >
      <SectionBoundary>
        <Suspense fallback={<ResultSkeleton />}>
          <Result />
        </Suspense>
      </SectionBoundary>
    </CheckoutFrame>
  );
}
