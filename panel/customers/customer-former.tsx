import { useInfiniteQuery } from '@tanstack/react-query';
import { formatToman } from '#lib/text/toman.ts';
import { formerOrdersQuery } from '#panel/former-orders/calls.ts';
import { FormerDay, FormerGoods, FormerState } from '#panel/former-orders/parts.tsx';
import { formerTexts as words } from '#panel/former-orders/texts.ts';
import { Ltr } from '#panel/orders/parts.tsx';
import { useMay } from '#panel/session/use-me.ts';

/** What a customer bought in the former shop; nothing for those without, and for staff who may not see orders. */
export function CustomerFormer({ id }: { id: number }) {
  const may = useMay('orders');
  const { data } = useInfiniteQuery({ ...formerOrdersQuery({ customer: id }), enabled: may });
  const [first] = data?.pages ?? [];
  if (!first || first.items.length === 0) return null;
  return (
    <section className="section" aria-label={words.title}>
      <h2>{words.title}</h2>
      <ul className="codes" aria-label={words.title}>
        {first.items.map((order) => (
          <li key={order.id}>
            <span className="grid flex-1 min-w-0">
              <span className="flex flex-wrap gap-x-2">
                <Ltr className="font-label">{order.number}</Ltr>
                <FormerDay moment={order.createdAt} />
              </span>
              <FormerGoods lines={order.lines} />
            </span>
            <FormerState status={order.status} />
            <span className="order-sum">{formatToman(order.total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
