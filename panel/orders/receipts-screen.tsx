import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { lazy } from 'react';
import type { ReceiptsAnswer } from '#lib/contract/admin-receipt.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { receiptsQuery } from '#panel/orders/calls.ts';
import { OpenList } from '#panel/orders/open-list.tsx';
import { Ltr } from '#panel/orders/parts.tsx';
import { ordersTexts, receiptTexts as words } from '#panel/orders/texts.ts';
import type { Column } from '#panel/ui/list-of.ts';

const ReceiptDialog = lazy(() => import('#panel/orders/receipt-dialog.tsx'));

type Receipt = ReceiptsAnswer['items'][number];

const referenceOf = ({ reference }: Receipt) =>
  reference === '' ? (
    <span className="faint">{words.noReference}</span>
  ) : (
    <Ltr className="ref">{reference}</Ltr>
  );

const columns: readonly Column<Receipt>[] = [
  {
    key: 'total',
    head: ordersTexts.amount,
    kind: 'num',
    cell: ({ total }) => formatNumber(total),
  },
  { key: 'reference', head: words.reference, cell: referenceOf },
];

/** «رسیدها»: transfers from card to card. */
export default function ReceiptsScreen() {
  return (
    <OpenList
      words={words}
      icon={ReceiptText}
      list={useInfiniteQuery(receiptsQuery(null))}
      columns={columns}
      card={(receipt) => (
        <span className="flex justify-between gap-2">
          <span className="medium muted truncate">{referenceOf(receipt)}</span>
          <span className="font-price whitespace-nowrap">{formatToman(receipt.total)}</span>
        </span>
      )}
      dialog={(number, onClose) => <ReceiptDialog number={number} onClose={onClose} />}
    />
  );
}
