import type { ReactNode } from 'react';
import '../../styles/sums.css';
import '../../styles/orders.css';
import '../../styles/invoice.css';
import '../../styles/after-sale.css';

/** Brings the styles that only the pages of orders need. */
export default function OrdersLayout({ children }: { children: ReactNode }) {
  return children;
}
