import type { Metadata } from 'next';
import { Suspense } from 'react';
import { OrderPage, OrderSkeleton } from '#components/account/orders/order-page.tsx';
import { orderTexts } from '#components/account/orders/texts.ts';

export const metadata: Metadata = {
  title: orderTexts.titleWithoutNumber,
  robots: { index: false, follow: true },
};

interface Props {
  params: Promise<{ number: string }>;
}

// Next needs one complete example of the path to make the page static.
export const generateStaticParams = () => [{ number: '0' }];

export default function MemberOrderPage({ params }: Props) {
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <OrderPage params={params} />
    </Suspense>
  );
}
