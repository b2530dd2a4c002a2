import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plus, TicketPercent } from 'lucide-react';
import type { AdminPromotion } from '#lib/contract/admin-selling.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { promotionsQuery } from '#panel/discounts/calls.ts';
import { giveWords, spanWords, standingOf, whenWords } from '#panel/discounts/describe.ts';
import { discountTexts as words } from '#panel/discounts/texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState, type Kind, State } from '#panel/ui/states.tsx';
import { useNow } from '#panel/ui/use-now.ts';

const kinds: Readonly<Record<ReturnType<typeof standingOf>, Kind>> = {
  active: 'good',
  planned: 'info',
  off: 'rest',
  over: 'rest',
};

function Standing({ promotion }: { promotion: AdminPromotion }) {
  const standing = standingOf(promotion, useNow());
  return <State kind={kinds[standing]}>{words.states[standing]}</State>;
}

function Codes({ coupons, couponCount }: AdminPromotion) {
  const [first] = coupons;
  if (!first) return <span className="muted medium">{words.everybody}</span>;
  return (
    <span className="grid">
      <bdi dir="ltr" className="justify-self-start">
        {first.code}
      </bdi>
      {couponCount > 1 ? (
        <span className="small faint">{words.andMore(formatNumber(couponCount - 1))}</span>
      ) : null}
    </span>
  );
}

const conditionOf = ({ rule }: AdminPromotion): string =>
  [whenWords(rule), spanWords(rule)].filter(Boolean).join(' · ') || words.noCondition;

const columns: readonly Column<AdminPromotion>[] = [
  {
    key: 'title',
    head: words.name,
    cell: ({ id, title }) => (
      <Link to="/discounts/$id" params={{ id: String(id) }} className="row-open font-label">
        {title}
      </Link>
    ),
  },
  { key: 'gives', head: words.gives, cell: ({ rule }) => giveWords(rule) },
  {
    key: 'when',
    head: words.when,
    className: 'wide',
    cell: (promotion) => <span className="medium muted">{conditionOf(promotion)}</span>,
  },
  { key: 'codes', head: words.codes, cell: (promotion) => <Codes {...promotion} /> },
  { key: 'state', head: words.state, cell: (promotion) => <Standing promotion={promotion} /> },
];

function AddLink() {
  return (
    <Link to="/discounts/$id" params={{ id: 'new' }} className="btn btn-primary">
      <Plus className="i i-s" aria-hidden="true" />
      <span className="desk">{words.add}</span>
      <span className="phone">{words.addShort}</span>
    </Link>
  );
}

/** «تخفیف‌ها»: promotions for everybody, and those of codes. */
export default function DiscountsScreen() {
  const list = useInfiniteQuery(promotionsQuery);
  const navigate = useNavigate();
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Page title={words.title} actions={<AddLink />}>
      <DataTable
        label={words.title}
        rows={rows}
        idOf={({ id }) => String(id)}
        nameOf={({ title }) => title}
        isLoading={list.isPending}
        error={list.error}
        onRetry={list.refetch}
        onMore={list.hasNextPage ? list.fetchNextPage : undefined}
        isLoadingMore={list.isFetchingNextPage}
        empty={
          <EmptyState icon={TicketPercent} title={words.empty} text={words.emptyText}>
            <Link to="/discounts/$id" params={{ id: 'new' }} className="btn btn-outline">
              {words.add}
            </Link>
          </EmptyState>
        }
        onOpen={({ id }) => void navigate({ to: '/discounts/$id', params: { id: String(id) } })}
        columns={columns}
        card={(promotion) => (
          <Link
            to="/discounts/$id"
            params={{ id: String(promotion.id) }}
            className="card-body card-open"
          >
            <span className="flex justify-between gap-2">
              <span className="font-label truncate">{promotion.title}</span>
              <Standing promotion={promotion} />
            </span>
            <span className="medium">{giveWords(promotion.rule)}</span>
            <span className="small faint">{conditionOf(promotion)}</span>
            <Codes {...promotion} />
          </Link>
        )}
      />
    </Page>
  );
}
