import type { ReactNode } from 'react';
import '../../styles/sums.css';
import '../../styles/checkout.css';
import '../../styles/checkout-options.css';
import '../../styles/checkout-summary.css';
import '../../styles/checkout-widths.css';
import '../../styles/checkout-result.css';

/** Loads the styles of checkout and result, which no other page needs. */
export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return children;
}
