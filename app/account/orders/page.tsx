import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AccountFrame } from '#components/account/frame/account-frame.tsx';
import { Orders, OrdersSkeleton } from '#components/account/orders/orders.tsx';
import { ordersTexts } from '#components/account/orders/texts.ts';
import { paths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: ordersTexts.title,
  robots: { index: false, follow: true },
  alternates: { canonical: paths.orders },
};

export default function OrdersPage() {
  return (
    <AccountFrame current={paths.orders} title={ordersTexts.title}>
      <Suspense fallback={<OrdersSkeleton />}>
        <Orders />
      </Suspense>
    </AccountFrame>
  );
}
