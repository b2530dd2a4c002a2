import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import type { ChatBlocksAnswer } from '#lib/contract/admin-chat.ts';
import { blocksQuery, unblockVisitor } from '#panel/chat/desk-calls.ts';
import { guestName } from '#panel/chat/name.ts';
import { blocksTexts as words } from '#panel/chat/screen-texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { At } from '#panel/orders/parts.tsx';
import { Button } from '#panel/ui/button.tsx';
import { Confirm } from '#panel/ui/confirm.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';

type Block = ChatBlocksAnswer['blocks'][number];

const nameOf = ({ chat, name }: Block): string =>
  name || (chat === null ? words.guest : guestName(chat));

function Name({ block }: { block: Block }) {
  const name = <bdi>{nameOf(block)}</bdi>;
  if (block.chat === null) return <span className="font-label">{name}</span>;
  return (
    <Link to="/chat" search={{ chat: block.chat }} className="link" title={words.openChat}>
      {name}
    </Link>
  );
}

const columns: readonly Column<Block>[] = [
  { key: 'name', head: words.name, cell: (block) => <Name block={block} />, className: 'w-52' },
  {
    key: 'reason',
    head: words.reason,
    cell: ({ reason }) => <bdi className="clamp-2">{reason}</bdi>,
  },
  { key: 'by', head: words.by, cell: ({ by }) => <bdi>{by}</bdi> },
  { key: 'at', head: words.at, cell: ({ at }) => <At moment={at} />, className: 'w-44' },
];

/** «مسدودها»: visitors who may not write. */
export default function BlocksScreen() {
  const { data, isPending, error, refetch } = useQuery(blocksQuery);
  const [asked, setAsked] = useState<Block | null>(null);
  const unblock = (block: Block) => (
    <Button size="s" aria-label={words.unblockOf(nameOf(block))} onClick={() => setAsked(block)}>
      {words.unblock}
    </Button>
  );
  return (
    <Page title={words.title}>
      <DataTable
        label={words.title}
        rows={data?.blocks ?? []}
        idOf={({ id }) => String(id)}
        nameOf={nameOf}
        isLoading={isPending}
        error={error}
        onRetry={refetch}
        empty={<EmptyState icon={Ban} title={words.empty} text={words.emptyText} />}
        columns={[...columns, { key: 'acts', head: '', kind: 'acts', cell: unblock }]}
        card={(block) => (
          <span className="card-body">
            <span className="flex justify-between gap-2">
              <Name block={block} />
              <At moment={block.at} />
            </span>
            <bdi className="medium">{block.reason}</bdi>
            <span className="flex items-center justify-between gap-2">
              <bdi className="small faint">{block.by}</bdi>
              {unblock(block)}
            </span>
          </span>
        )}
      />
      {asked ? (
        <Confirm
          title={words.unblockOf(nameOf(asked))}
          text={words.unblockText}
          action={words.unblock}
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            await unblockVisitor(asked.id);
            showToast(words.unblocked);
          }}
        />
      ) : null}
    </Page>
  );
}
