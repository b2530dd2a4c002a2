import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { ArrowLeft, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminProduct } from '#lib/contract/goods-product.ts';
import { dayInTehran } from '#lib/text/date.ts';
import { timeOf, weekdayOf } from '#lib/text/order-date.ts';
import { grouped } from '#panel/goods/grouped.ts';
import {
  type HistoryItem,
  type HistoryKind,
  historyQuery,
  readProduct,
  productChanged,
  undoChange,
} from '#panel/product/calls.ts';
import { historyTexts } from '#panel/product/history-texts.ts';
import { goodsIn, shownValue } from '#panel/product/shown-value.ts';
import { fieldTitles } from '#panel/product/texts.ts';
import { useNames } from '#panel/product/use-names.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { Failed, Tag } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useNow } from '#panel/ui/use-now.ts';

const kinds = ['all', 'prices', 'stock', 'texts'] as const satisfies HistoryKind[];
const titles: Readonly<Record<string, string>> = fieldTitles;

const titleOf = ({ field, variant }: HistoryItem): string =>
  [titles[field] ?? field, variant].filter(Boolean).join('، ');

/** Changes by the day on which they were made. */
const byDay = (items: readonly HistoryItem[]) => grouped(items, ({ at }) => dayInTehran(at));

interface ChangeProps {
  item: HistoryItem;
  isBusy: boolean;
  onUndo: () => void;
}

function Change({ item, isBusy, onUndo }: ChangeProps) {
  const { field, before, after, staff, at, kind, isUndone } = item;
  const names = useNames([before, after].flatMap((value) => goodsIn(field, value)));
  return (
    <li className="change">
      <div className="flex flex-wrap items-baseline gap-2">
        <strong>{staff ?? historyTexts.shop}</strong>
        <span className="medium">{titleOf(item)}</span>
        {kind === 'edit' ? null : <Tag>{historyTexts[kind]}</Tag>}
        <bdi dir="ltr" className="small faint ms-auto">
          {timeOf(at)}
        </bdi>
      </div>
      <div className="flex items-center gap-2">
        <span className="medium flex-1">
          <del className="faint">
            <bdi>{shownValue(field, before, names)}</bdi>
          </del>{' '}
          <ArrowLeft className="i i-s inline" aria-label={historyTexts.to} />{' '}
          <strong>
            <bdi>{shownValue(field, after, names)}</bdi>
          </strong>
        </span>
        {isUndone ? (
          <span className="small faint">{historyTexts.undone}</span>
        ) : (
          <Button
            look="quiet"
            size="s"
            icon={<Undo2 className="i i-s" aria-hidden="true" />}
            isBusy={isBusy}
            aria-label={historyTexts.takeBackOf(titleOf(item))}
            onClick={onUndo}
          >
            {historyTexts.takeBack}
          </Button>
        )}
      </div>
    </li>
  );
}

interface Props {
  websiteCode: number;
  /** The product after a change was taken back. */
  onUndone: (product: AdminProduct) => void;
  onClose: () => void;
}

/** Changes of the last 30 days; each can be taken back. */
export default function HistoryDrawer({ websiteCode, onUndone, onClose }: Props) {
  const [kind, setKind] = useState<HistoryKind>('all');
  const query = useInfiniteQuery(historyQuery(websiteCode, kind));
  const today = dayInTehran(new Date(useNow()).toISOString());
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (id: number) => {
      const { left } = await undoChange(id);
      return { isLeft: left.length > 0, product: await readProduct(websiteCode) };
    },
    onSuccess: ({ isLeft, product }) => {
      showToast(isLeft ? historyTexts.notTakenBack : historyTexts.takenBack);
      onUndone(product);
    },
    onSettled: () => productChanged(websiteCode),
  });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Dialog isOpen isDrawer title={historyTexts.title} onClose={onClose}>
      <div className="flex flex-wrap gap-2">
        {kinds.map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            data-on={each === kind ? '' : undefined}
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
          >
            {historyTexts.kinds[each]}
          </button>
        ))}
      </div>
      {query.error ? <Failed error={query.error} onRetry={query.refetch} /> : null}
      {query.isSuccess && items.length === 0 ? <p className="muted">{historyTexts.empty}</p> : null}
      {byDay(items).map(([day, changes]) => (
        <section key={day} className="grid gap-2">
          <h3 className="small faint">
            {day === today ? historyTexts.today : weekdayOf(changes[0]?.at ?? day)}
          </h3>
          <ul>
            {changes.map((item) => (
              <Change
                key={item.id}
                item={item}
                isBusy={isPending && variables === item.id}
                onUndo={() => mutate(item.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {query.hasNextPage ? (
        <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      ) : null}
      {items.length > 0 ? <p className="small faint">{historyTexts.foot}</p> : null}
    </Dialog>
  );
}
