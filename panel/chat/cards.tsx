import { ReceiptText } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import type { OrderCardOfChat, ProductCardOfChat } from '#lib/contract/chat.ts';
import { paths } from '#lib/contract/paths.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatToman } from '#lib/text/toman.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { priceOf } from '#panel/goods-choice/price.ts';
import { useMay } from '#panel/session/use-me.ts';
import { Thumb } from '#panel/ui/thumb.tsx';

/** A product that was sent: as it was then. It opens in the shop. */
export function ProductCard({ card }: { card: ProductCardOfChat }) {
  const { websiteCode, slug, nameFa, image, price, availability } = card;
  return (
    <a
      href={paths.product(websiteCode, slug)}
      target="_blank"
      rel="noopener"
      className="bubble-card"
    >
      {image === '' ? null : <Thumb image={image} size={56} />}
      <span className="grid min-w-0">
        <span className="medium font-label">{isolateLatin(nameFa)}</span>
        <span className="small muted">{priceOf({ priceFrom: price, availability })}</span>
      </span>
    </a>
  );
}

/** An order that was sent. */
export function OrderCard({ card }: { card: OrderCardOfChat }) {
  const mayOpen = useMay('orders');
  const { number, total, status } = card;
  const title = words.kinds.order(toPersianDigits(number));
  return (
    <span className="bubble-card">
      <ReceiptText className="i i-l" aria-hidden="true" />
      <span className="grid min-w-0">
        {mayOpen ? (
          <Link to="/orders/$number" params={{ number: String(number) }} className="link medium">
            {title}
          </Link>
        ) : (
          <span className="medium font-label">{title}</span>
        )}
        <span className="small muted">
          {[formatToman(total), words.orderStates[status]].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  );
}
