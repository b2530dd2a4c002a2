import { useQueries } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { formatNumber } from '#lib/text/toman.ts';
import { Page } from '#panel/frame/page.tsx';
import { orderQuery } from '#panel/order/calls.ts';
import { Label } from '#panel/print/label.tsx';
import { leftOutOf, mostPrinted, numbersOf } from '#panel/print/numbers.ts';
import { Slip } from '#panel/print/slip.tsx';
import { printTexts as words } from '#panel/print/texts.ts';
import { useFilters, useParams } from '#panel/ui/address.ts';
import { Button } from '#panel/ui/button.tsx';
import { EmptyState, Failed, Note } from '#panel/ui/states.tsx';
import '#panel/styles/sheets.css';

/** Slips or labels of orders, shown as they are printed. */
export default function PrintScreen() {
  const kind = useParams()['kind'] === 'labels' ? 'labels' : 'slips';
  const [{ numbers: written = '' }] = useFilters();
  const numbers = numbersOf(written);
  const leftOut = leftOutOf(written);
  const reads = useQueries({
    queries: numbers.map((number) => ({ ...orderQuery(number), refetchInterval: false as const })),
  });
  const failed = reads.find(({ error }) => error !== null);
  const orders = reads.flatMap(({ data }) => data ?? []);
  const Sheet = kind === 'labels' ? Label : Slip;
  const isReady = orders.length > 0 && orders.length === numbers.length;
  return (
    <Page
      title={words[kind]}
      back={numbers.length === 1 ? `/orders/${numbers[0]}` : '/orders'}
      actions={
        <Button
          look="primary"
          disabled={!isReady}
          icon={<Printer className="i i-s" aria-hidden="true" />}
          onClick={() => print()}
        >
          {words.print(formatNumber(orders.length))}
        </Button>
      }
    >
      <p className="muted medium no-print">{words.hint[kind]}</p>
      {leftOut > 0 ? (
        <div className="no-print">
          <Note kind="wait">{words.leftOut(formatNumber(mostPrinted), formatNumber(leftOut))}</Note>
        </div>
      ) : null}
      {failed ? <Failed error={failed.error} onRetry={failed.refetch} /> : null}
      {numbers.length === 0 ? <EmptyState icon={Printer} title={words.none} /> : null}
      <div className="sheets">
        {orders.map((order) => (
          <Sheet key={order.number} order={order} />
        ))}
      </div>
    </Page>
  );
}
