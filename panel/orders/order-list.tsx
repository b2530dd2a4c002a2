import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ListedOrder } from '#lib/contract/admin-orders.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { At, Goods, maskedMobile, OrderLink, slotOf } from '#panel/orders/parts.tsx';
import { paymentOf, type Shown, stageOf } from '#panel/orders/states.ts';
import { ordersTexts } from '#panel/orders/texts.ts';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column, Selection } from '#panel/ui/list-of.ts';
import { State, Tag } from '#panel/ui/states.tsx';
import { useDesk } from '#panel/ui/use-desk.ts';

const nameOf = ({ member, receiver }: ListedOrder): string =>
  member?.name || receiver || (member === null ? ordersTexts.gone : ordersTexts.unnamed);

function Shows({ kind, word }: Shown) {
  return <State kind={kind}>{word}</State>;
}

const columns: readonly Column<ListedOrder>[] = [
  {
    key: 'number',
    head: ordersTexts.number,
    cell: ({ number }) => <OrderLink number={number} isWhole />,
  },
  {
    key: 'member',
    head: ordersTexts.customer,
    cell: (order) => (
      <span className="grid">
        <span className="flex items-center gap-2 font-label">
          {nameOf(order)}
          {order.isForCompany ? <Tag>{ordersTexts.company}</Tag> : null}
          <Labels order={order} />
        </span>
        {order.member ? (
          <bdi dir="ltr" className="small faint justify-self-start">
            {maskedMobile(order.member.mobile)}
          </bdi>
        ) : null}
      </span>
    ),
  },
  { key: 'goods', head: ordersTexts.goods, cell: (order) => <Goods order={order} /> },
  {
    key: 'total',
    head: ordersTexts.amount,
    kind: 'num',
    cell: ({ total }) => formatNumber(total),
  },
  { key: 'payment', head: ordersTexts.payment, cell: (order) => <Shows {...paymentOf(order)} /> },
  { key: 'stage', head: ordersTexts.stage, cell: (order) => <Shows {...stageOf(order)} /> },
  {
    key: 'delivery',
    head: ordersTexts.delivery,
    className: 'wide',
    cell: ({ deliveryMethod }) => (
      <span className="grid">
        <span className="medium">{deliveryMethod.title}</span>
        <span className="small faint">{slotOf(deliveryMethod)}</span>
      </span>
    ),
  },
  { key: 'at', head: ordersTexts.at, cell: ({ createdAt }) => <At moment={createdAt} /> },
];

/** Labels that a row has room for. */
const mostLabels = 2;

/** What colleagues call it. */
function Labels({ order: { labels } }: { order: ListedOrder }) {
  const more = labels.length - mostLabels;
  return (
    <>
      {labels.slice(0, mostLabels).map((label) => (
        <Tag key={label}>{label}</Tag>
      ))}
      {more > 0 ? <Tag>{ordersTexts.moreLabels(formatNumber(more))}</Tag> : null}
    </>
  );
}

function Card({ order }: { order: ListedOrder }) {
  const stage = order.state === 'unpaid' ? paymentOf(order) : stageOf(order);
  return (
    <span className="card-body gap-2">
      <span className="flex justify-between gap-2">
        <span className="truncate">
          <OrderLink number={order.number} isWhole /> {nameOf(order)}
        </span>
        <At moment={order.createdAt} />
      </span>
      <span className="flex items-center justify-between gap-2">
        <Goods order={order} />
        <span className="font-price whitespace-nowrap">{formatToman(order.total)}</span>
      </span>
      <span className="flex items-center justify-between gap-2">
        <Shows {...stage} />
        <span className="flex items-center gap-2 min-w-0">
          <span className="medium muted truncate">{order.deliveryMethod.title}</span>
          {order.isForCompany ? <Tag>{ordersTexts.company}</Tag> : null}
          <Labels order={order} />
        </span>
      </span>
    </span>
  );
}

interface Props {
  rows: readonly ListedOrder[];
  selection: Selection;
  isLoading: boolean;
  error: unknown;
  onRetry: () => unknown;
  onMore: (() => unknown) | undefined;
  isLoadingMore: boolean;
  onClearFilters: (() => void) | undefined;
  empty: ReactNode;
}

/** Orders, at a desk as a table, on a phone as cards. */
export function OrderList(props: Props) {
  const navigate = useNavigate();
  const isDesk = useDesk();
  return (
    <DataTable
      {...props}
      label={ordersTexts.title}
      idOf={({ number }) => String(number)}
      nameOf={({ number }) => ordersTexts.order(number)}
      columns={columns}
      card={(order) => <Card order={order} />}
      rowHeight={isDesk ? 56 : 117}
      onOpen={({ number }) =>
        void navigate({ to: '/orders/$number', params: { number: String(number) } })
      }
    />
  );
}
