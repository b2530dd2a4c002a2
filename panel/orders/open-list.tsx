import type { LucideIcon } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Page } from '#panel/frame/page.tsx';
import { type Listed, type OfOrder, SettleList } from '#panel/orders/settle-list.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState } from '#panel/ui/states.tsx';

interface Item extends OfOrder {
  readonly id: number;
}

interface Props<Row extends Item> {
  words: Readonly<Record<'title' | 'short' | 'empty' | 'emptyText' | 'check', string>>;
  icon: LucideIcon;
  list: Listed<Row>;
  /** Between its order and its time. */
  columns: readonly Column<Row>[];
  /** The same on a phone. */
  card: (row: Row) => ReactNode;
  /** Where it is decided on. @param number of its order */
  dialog: (number: number, onClose: () => void) => ReactNode;
}

/** The screen of what waits for a decision about an order, the oldest first. */
export function OpenList<Row extends Item>(props: Props<Row>) {
  const { words, icon, list, columns, card, dialog } = props;
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <Page title={words.title}>
      <SettleList
        list={list}
        label={words.short}
        empty={<EmptyState icon={icon} title={words.empty} text={words.emptyText} />}
        idOf={({ id }) => id}
        columns={columns}
        card={card}
        act={words.check}
        onOpen={({ number }) => setOpened(number)}
      />
      {opened === null ? null : <Suspense>{dialog(opened, () => setOpened(null))}</Suspense>}
    </Page>
  );
}
