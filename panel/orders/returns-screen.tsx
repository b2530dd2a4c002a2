import { useInfiniteQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { lazy } from 'react';
import type { OpenReturnsAnswer } from '#lib/contract/admin-return.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { returnsQuery } from '#panel/orders/calls.ts';
import { OpenList } from '#panel/orders/open-list.tsx';
import { Goods } from '#panel/orders/parts.tsx';
import { ordersTexts, returnTexts as words } from '#panel/orders/texts.ts';
import type { Column } from '#panel/ui/list-of.ts';
import { State } from '#panel/ui/states.tsx';

const ReturnDialog = lazy(() => import('#panel/orders/return-dialog.tsx'));

type Return = OpenReturnsAnswer['items'][number];

function Stage({ state }: Pick<Return, 'state'>) {
  const isAsked = state === 'asked';
  return <State kind={isAsked ? 'wait' : 'info'}>{isAsked ? words.asked : words.approved}</State>;
}

const goodsOf = ({ lines }: Return) => (
  <Goods order={{ products: lines.slice(0, 2), lineCount: lines.length }} />
);

const columns: readonly Column<Return>[] = [
  { key: 'goods', head: ordersTexts.goods, cell: goodsOf },
  { key: 'state', head: ordersTexts.stage, cell: (each) => <Stage {...each} /> },
  {
    key: 'refund',
    head: words.money,
    kind: 'num',
    cell: ({ refund }) => formatNumber(refund),
  },
];

/** «مرجوعی»: returns that wait for a decision or for their goods. */
export default function ReturnsScreen() {
  return (
    <OpenList
      words={words}
      icon={Undo2}
      list={useInfiniteQuery(returnsQuery(null))}
      columns={columns}
      card={(request) => (
        <>
          <span className="flex items-center justify-between gap-2">
            {goodsOf(request)}
            <span className="font-price whitespace-nowrap">{formatToman(request.refund)}</span>
          </span>
          <Stage {...request} />
        </>
      )}
      dialog={(number, onClose) => <ReturnDialog number={number} onClose={onClose} />}
    />
  );
}
