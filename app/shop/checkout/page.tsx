import type { Metadata } from 'next';
import { Agreement } from '#components/checkout/agreement.tsx';
import { Checkout } from '#components/checkout/checkout.tsx';
import { CheckoutFrame } from '#components/checkout/checkout-frame.tsx';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { SectionBoundary } from '#components/states/section-boundary.tsx';
import { paths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: checkoutTexts.title,
  robots: { index: false, follow: true },
  alternates: { canonical: paths.checkout },
};

export default function CheckoutPage() {
  return (
    <CheckoutFrame
      back={{ href: paths.cart, label: checkoutTexts.backToCart }}
      title={checkoutTexts.title}
      hasSteps
      noScript={checkoutTexts.noScript}
    >
      <SectionBoundary>
        <Checkout agreement={<Agreement />} />
      </SectionBoundary>
    </CheckoutFrame>
  );
}
