import { useMutation, useQuery } from '@tanstack/react-query';
import { DatabaseBackup } from 'lucide-react';
import { useState } from 'react';
import type { BackupItem } from '#lib/contract/backup.ts';
import { BackupList, momentOf } from '#panel/backup/backup-list.tsx';
import {
  backupsQuery,
  checkBackup,
  downloadBackup,
  removeBackup,
  startBackup,
} from '#panel/backup/calls.ts';
import { KeepSection } from '#panel/backup/keep-section.tsx';
import { RunningBox } from '#panel/backup/running-box.tsx';
import { backupTexts as words } from '#panel/backup/texts.ts';
import { CopyRow } from '#panel/settings/copy-row.tsx';
import { SettingsPage } from '#panel/settings/settings-page.tsx';
import { Button } from '#panel/ui/button.tsx';
import { Confirm } from '#panel/ui/confirm.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';

function RestoreSection({ item }: { item: BackupItem | undefined }) {
  return (
    <section className="section" aria-label={words.restoreTitle} id="restore">
      <h2>{words.restoreTitle}</h2>
      <p className="medium muted">{words.restoreText}</p>
      {item ? (
        <CopyRow label={`${words.command}: ${momentOf(item.at)}`} text={item.restore} />
      ) : null}
      <p className="medium muted">{words.restoreKeys}</p>
    </section>
  );
}

/** «پشتیبان‌گیری» */
export default function BackupScreen() {
  const { data, isPending, error, refetch } = useQuery(backupsQuery);
  const [restored, setRestored] = useState<string | null>(null);
  const [removed, setRemoved] = useState<BackupItem | null>(null);
  const starting = useMutation({ mutationFn: startBackup });
  const loading = useMutation({ mutationFn: downloadBackup });
  const checking = useMutation({
    mutationFn: checkBackup,
    onSuccess: ({ checksum }) =>
      showToast(checksum === 'good' ? words.checked.good : words.checked.other),
  });
  const items = data?.items ?? [];
  const running = data?.running ?? null;
  const showRestore = ({ name }: BackupItem) => {
    setRestored(name);
    document.querySelector('#restore')?.scrollIntoView({ block: 'start' });
  };
  return (
    <SettingsPage
      title={words.title}
      actions={
        <Button
          look="primary"
          isBusy={starting.isPending}
          disabled={running !== null}
          icon={<DatabaseBackup className="i i-s" aria-hidden="true" />}
          onClick={() => starting.mutate()}
        >
          {words.start}
        </Button>
      }
    >
      <div className="grid gap-8">
        {running ? <RunningBox {...running} /> : null}
        {data?.failure ? <Note kind="bad">{data.failure}</Note> : null}
        <section className="section" aria-label={words.list}>
          <h2>{words.list}</h2>
          <BackupList
            items={items}
            isLoading={isPending}
            error={error}
            onRetry={refetch}
            onDownload={({ name }) => loading.mutate(name)}
            onCheck={({ name }) => checking.mutate(name)}
            onRestore={showRestore}
            onRemove={setRemoved}
          />
        </section>
        {data ? <KeepSection key={data.revision} {...data} /> : null}
        <RestoreSection item={items.find(({ name }) => name === restored) ?? items[0]} />
      </div>
      {removed ? (
        <Confirm
          title={words.removeTitle}
          text={words.removeText(momentOf(removed.at))}
          action={words.remove}
          onConfirm={async () => {
            await removeBackup(removed.name);
            showToast(words.removed);
          }}
          onClose={() => setRemoved(null)}
        />
      ) : null}
    </SettingsPage>
  );
}
