import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { PackageOpen, Printer, Tag as TagIcon, Truck, X } from 'lucide-react';
import { useState } from 'react';
import type { ListedOrder } from '#lib/contract/admin-orders.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { prepareMany, type Refusals } from '#panel/orders/many.ts';
import { SendDialog } from '#panel/orders/send-dialog.tsx';
import { groupActOf } from '#panel/orders/states.ts';
import { ordersTexts } from '#panel/orders/texts.ts';
import { Bar } from '#panel/ui/bar.tsx';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { ActionMenu } from '#panel/ui/menu.tsx';
import { showToast } from '#panel/ui/toast.tsx';

interface Props {
  orders: readonly ListedOrder[];
  onChange: (chosen: ReadonlySet<string>) => void;
}

const printed = (orders: readonly ListedOrder[]) => ({
  numbers: orders.map(({ number }) => number).join(','),
});

function Prints({ orders }: Pick<Props, 'orders'>) {
  const navigate = useNavigate();
  const search = printed(orders);
  const open = (kind: string) => () =>
    void navigate({ to: '/print/$kind', params: { kind }, search });
  return (
    <>
      <Link
        to="/print/$kind"
        params={{ kind: 'slips' }}
        search={search}
        className="btn btn-outline desk-flex"
      >
        <Printer className="i i-s" aria-hidden="true" />
        {ordersTexts.slips}
      </Link>
      <Link
        to="/print/$kind"
        params={{ kind: 'labels' }}
        search={search}
        className="btn btn-outline desk-flex"
      >
        <TagIcon className="i i-s" aria-hidden="true" />
        {ordersTexts.labels}
      </Link>
      <span className="phone">
        <ActionMenu
          label={ordersTexts.print}
          side="top"
          trigger={
            <IconButton label={ordersTexts.print}>
              <Printer className="i" aria-hidden="true" />
            </IconButton>
          }
          actions={[
            { label: ordersTexts.slips, icon: Printer, onChoose: open('slips') },
            { label: ordersTexts.labels, icon: TagIcon, onChoose: open('labels') },
          ]}
        />
      </span>
    </>
  );
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
        <SendDialog orders={orders} onClose={() => setIsSending(false)} onDone={keep} />
      ) : null}
    </Bar>
  );
}
