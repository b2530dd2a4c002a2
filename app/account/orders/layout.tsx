import type { ReactNode } from 'react';
import { ordersTexts } from '#components/account/orders/texts.ts';
import { ShopPhone } from '#components/frame/phone-link.tsx';
import '../../styles/sums.css';
import '../../styles/orders.css';
import '../../styles/invoice.css';
import '../../styles/after-sale.css';

/** Brings the styles that only the pages of orders need; without scripts, where to ask about an order. */
export default function OrdersLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <noscript>
        <p className="wrap pt-6">
          {ordersTexts.noScript} <ShopPhone />
        </p>
      </noscript>
      {children}
    </>
  );
}
