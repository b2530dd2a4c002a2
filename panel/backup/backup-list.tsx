import { DatabaseBackup, Download, ShieldCheck, SquareTerminal, Trash2 } from 'lucide-react';
import type { BackupItem } from '#lib/contract/backup.ts';
import { formatDate } from '#lib/text/date.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { backupTexts as words } from '#panel/backup/texts.ts';
import { useMe } from '#panel/session/use-me.ts';
import { Button } from '#panel/ui/button.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { ActionMenu } from '#panel/ui/menu.tsx';
import { EmptyState, type Kind, State } from '#panel/ui/states.tsx';
import { dayAndTimeOf } from '#panel/ui/tehran-time.ts';

const kinds: Readonly<Record<BackupItem['checksum'], Kind>> = {
  good: 'good',
  bad: 'bad',
  unknown: 'rest',
  none: 'wait',
};

/** «۵ آذر ۱۴۰۵، ۱۸:۳۰» */
export const momentOf = (at: string): string =>
  `${formatDate(at)}، ${toPersianDigits(dayAndTimeOf(at).time)}`;

const megabytes = (size: number): string => formatNumber(Math.max(1, Math.round(size / 1_000_000)));

function Checksum({ checksum }: Pick<BackupItem, 'checksum'>) {
  return <State kind={kinds[checksum]}>{words.checksums[checksum]}</State>;
}

const columns: readonly Column<BackupItem>[] = [
  {
    key: 'date',
    head: words.date,
    cell: ({ at }) => <span className="font-label">{momentOf(at)}</span>,
  },
  { key: 'size', head: words.size, kind: 'num', cell: ({ size }) => megabytes(size) },
  { key: 'checksum', head: words.checksum, cell: (item) => <Checksum {...item} /> },
];

interface Props {
  items: readonly BackupItem[];
  isLoading: boolean;
  error: unknown;
  onRetry: () => unknown;
  onDownload: (item: BackupItem) => void;
  onCheck: (item: BackupItem) => void;
  onRestore: (item: BackupItem) => void;
  onRemove: (item: BackupItem) => void;
}

/** Backups in the folder, the newest first. */
export function BackupList(props: Props) {
  const { items, isLoading, error, onRetry, onDownload, onCheck, onRestore, onRemove } = props;
  const { permissions } = useMe();
  const mayDownload = permissions.includes('customers.export') && permissions.includes('staff');
  const acts = (item: BackupItem) => (
    <span className="flex items-center gap-1">
      {mayDownload ? (
        <Button
          size="s"
          icon={<Download className="i i-s" aria-hidden="true" />}
          aria-label={`${words.download}: ${momentOf(item.at)}`}
          onClick={() => onDownload(item)}
        >
          {words.download}
        </Button>
      ) : null}
      <ActionMenu
        label={words.acts(momentOf(item.at))}
        actions={[
          { label: words.check, icon: ShieldCheck, onChoose: () => onCheck(item) },
          { label: words.restore, icon: SquareTerminal, onChoose: () => onRestore(item) },
          null,
          { label: words.remove, icon: Trash2, isDanger: true, onChoose: () => onRemove(item) },
        ]}
      />
    </span>
  );
  return (
    <>
      {mayDownload ? null : <p className="small muted">{words.noDownload}</p>}
      <DataTable
        label={words.list}
        rows={items}
        idOf={({ name }) => name}
        nameOf={({ at }) => momentOf(at)}
        isLoading={isLoading}
        error={error}
        onRetry={onRetry}
        isDense
        empty={<EmptyState icon={DatabaseBackup} title={words.empty} text={words.emptyText} />}
        columns={[...columns, { key: 'acts', head: '', kind: 'acts', cell: acts }]}
        card={(item) => (
          <div className="card-body">
            <span className="font-label">{momentOf(item.at)}</span>
            <span className="flex justify-between gap-2">
              <Checksum {...item} />
              <span className="medium">
                {megabytes(item.size)} {words.megabytes}
              </span>
            </span>
            {acts(item)}
          </div>
        )}
      />
    </>
  );
}
