import { Icon } from '#components/ui/icon.tsx';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import type { BasketNotice } from '#lib/contract/basket.ts';

const styles: Record<BasketNotice['kind'], { tint: string; icon: InterfaceIconName }> = {
  blocked: { tint: 'cart-note-bad', icon: 'circle-alert' },
  lessStock: { tint: 'cart-note-bad', icon: 'circle-alert' },
  capped: { tint: '', icon: 'info' },
  priceUp: { tint: '', icon: 'info' },
  priceDown: { tint: 'cart-note-good', icon: 'info' },
};

/** Changes of a line since the shopper last saw it, in the service's words. */
export function LineNotices({ notices }: { notices: readonly BasketNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <ul className="wide grid gap-2">
      {notices.map(({ kind, message }) => (
        <li key={kind} className={`cart-note ${styles[kind].tint}`}>
          <Icon name={styles[kind].icon} className="i-s" />
          <p>{message}</p>
        </li>
      ))}
    </ul>
  );
}
