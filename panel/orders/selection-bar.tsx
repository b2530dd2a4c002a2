import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PackageOpen, Printer, Tag as TagIcon, Truck, X } from 'lucide-react';
import { useState, lazy, Suspense } from 'react';
import type { ListedOrder } from '#lib/contract/admin-orders.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { prepareMany, type Refusals } from '#panel/orders/many.ts';
import { groupActOf } from '#panel/orders/states.ts';
import { ordersTexts } from '#panel/orders/texts.ts';
import { Bar } from '#panel/ui/bar.tsx';
import { Button } from '#panel/ui/button.tsx';
import { showToast } from '#panel/ui/toast.tsx';

const SendDialog = lazy(() => import('#panel/orders/send-dialog.tsx'));

interface Props {
  orders: readonly ListedOrder[];
  onChange: (chosen: ReadonlySet<string>) => void;
}

const printed = (orders: readonly ListedOrder[]) => ({
  numbers: orders.map(({ number }) => number).join(','),
});

const prints = [
  { kind: 'slips', word: ordersTexts.slips, icon: Printer },
  { kind: 'labels', word: ordersTexts.labels, icon: TagIcon },
] as const;

/** With words at a desk, with icons on a phone. */
function Prints({ orders }: Pick<Props, 'orders'>) {
  const search = printed(orders);
  return prints.map(({ kind, word, icon: Sign }) => (
    <Link
      key={kind}
      to="/print/$kind"
      params={{ kind }}
      search={search}
      className="btn btn-outline btn-print"
      title={word}
    >
      <Sign className="i i-s" aria-hidden="true" />
      <span>{word}</span>
    </Link>
  ));
}

/** What can be done with the chosen orders. */
export function SelectionBar({ orders, onChange }: Props) {
  const [isSending, setIsSending] = useState(false);
  const act = groupActOf(orders);
  const count = formatNumber(orders.length);
  const keep = (refusals: Refusals) => onChange(new Set([...refusals.keys()].map(String)));
  const prepare = useMutation({
    mutationFn: () => prepareMany(orders),
    onSuccess: (refusals) => {
      const done = orders.length - refusals.size;
      if (done > 0) showToast(ordersTexts.prepared(formatNumber(done)));
      const [reason] = refusals.values();
      if (reason) showToast(`${ordersTexts.notDone(formatNumber(refusals.size))}: ${reason}`);
      keep(refusals);
    },
  });
  return (
    <Bar
      label={ordersTexts.chosen(count)}
      text={
        <>
          <b>{ordersTexts.chosen(count)}</b>
          <button type="button" className="btn btn-quiet" onClick={() => onChange(new Set())}>
            <X className="i i-s" aria-hidden="true" />
            {ordersTexts.drop}
          </button>
          {act === null ? <span className="desk small faint">{ordersTexts.mixed}</span> : null}
        </>
      }
    >
      <Prints orders={orders} />
      {act === 'prepare' ? (
        <Button
          look="primary"
          icon={<PackageOpen className="i i-s" aria-hidden="true" />}
          isBusy={prepare.isPending}
          onClick={() => prepare.mutate()}
        >
          {ordersTexts.prepare(count)}
        </Button>
      ) : null}
      {act === 'send' ? (
        <Button
          look="primary"
          icon={<Truck className="i i-s" aria-hidden="true" />}
          onClick={() => setIsSending(true)}
        >
          {ordersTexts.send(count)}
        </Button>
      ) : null}
      {isSending ? (
        <Suspense>
          <SendDialog orders={orders} onClose={() => setIsSending(false)} onDone={keep} />
        </Suspense>
      ) : null}
    </Bar>
  );
}
