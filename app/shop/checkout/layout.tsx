import type { ReactNode } from 'react';
import '../../styles/sums.css';
import '../../styles/checkout.css';

/** Loads the styles of checkout and result, which no other page needs. */
export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return children;
}
