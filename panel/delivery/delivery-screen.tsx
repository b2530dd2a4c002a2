import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plus, Truck } from 'lucide-react';
import type { AdminMethod } from '#lib/contract/admin-selling.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { methodsQuery } from '#panel/delivery/calls.ts';
import { daysWords, priceWords } from '#panel/delivery/describe.ts';
import { deliveryTexts as words, kindTitles } from '#panel/delivery/texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState, State } from '#panel/ui/states.tsx';

function Standing({ isActive }: Pick<AdminMethod, 'isActive'>) {
  return <State kind={isActive ? 'good' : 'rest'}>{isActive ? words.active : words.off}</State>;
}

function SlotsLink({ method: { id, title, kind, schedule } }: { method: AdminMethod }) {
  if (kind !== 'courier' && schedule.length === 0) return null;
  return (
    <Link
      to="/settings/delivery/$id/slots"
      params={{ id: String(id) }}
      className="btn btn-outline btn-s"
      aria-label={words.slotsOf(title)}
    >
      {words.slots}
    </Link>
  );
}

const columns: readonly Column<AdminMethod>[] = [
  {
    key: 'title',
    head: words.name,
    cell: ({ id, title, kind }) => (
      <span className="grid">
        <Link
          to="/settings/delivery/$id"
          params={{ id: String(id) }}
          className="row-open font-label"
        >
          {title}
        </Link>
        <span className="small faint">{kindTitles[kind]}</span>
      </span>
    ),
  },
  { key: 'price', head: words.price, cell: priceWords },
  { key: 'days', head: words.days, cell: daysWords },
  { key: 'state', head: words.state, cell: (method) => <Standing {...method} /> },
  {
    key: 'slots',
    head: '',
    kind: 'acts',
    // Above the link that covers the row.
    cell: (method) => (
      <span className="relative z-1">
        <SlotsLink method={method} />
      </span>
    ),
  },
];

/** «ارسال»: how orders are delivered, and for how much. */
export default function DeliveryScreen() {
  const { data, isPending, error, refetch } = useQuery(methodsQuery);
  const navigate = useNavigate();
  return (
    <Page
      title={words.title}
      actions={
        <Link to="/settings/delivery/$id" params={{ id: 'new' }} className="btn btn-primary">
          <Plus className="i i-s" aria-hidden="true" />
          <span className="desk">{words.add}</span>
          <span className="phone">{words.addShort}</span>
        </Link>
      }
    >
      <DataTable
        label={words.title}
        rows={data?.items ?? []}
        idOf={({ id }) => String(id)}
        nameOf={({ title }) => title}
        isLoading={isPending}
        error={error}
        onRetry={refetch}
        empty={
          <EmptyState icon={Truck} title={words.empty} text={words.emptyText}>
            <Link to="/settings/delivery/$id" params={{ id: 'new' }} className="btn btn-outline">
              {words.add}
            </Link>
          </EmptyState>
        }
        onOpen={({ id }) =>
          void navigate({ to: '/settings/delivery/$id', params: { id: String(id) } })
        }
        columns={columns}
        card={(method) => (
          <Link
            to="/settings/delivery/$id"
            params={{ id: String(method.id) }}
            className="card-body card-open"
          >
            <span className="flex justify-between gap-2">
              <span className="font-label truncate">{method.title}</span>
              <Standing {...method} />
            </span>
            <span className="medium">{priceWords(method)}</span>
            <span className="small faint">
              {method.schedule.length > 0
                ? `${daysWords(method)} · ${words.periods(formatNumber(method.schedule.length))}`
                : daysWords(method)}
            </span>
          </Link>
        )}
      />
    </Page>
  );
}
