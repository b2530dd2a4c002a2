import { queryOptions } from '@tanstack/react-query';
import type {
  BackupItem,
  BackupsAnswer,
  BackupTicket,
  SaveBackupBody,
} from '#lib/contract/backup.ts';
import { call } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

/** Ms between looks while a backup is made, and otherwise: somebody else may begin one. */
const [often, seldom] = [1_000, 30_000];

/** Backups, and how far the running one is. */
export const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: ({ signal }) => call<BackupsAnswer>('Get-Backups', {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.running ? often : seldom),
});

const keep = (answer: BackupsAnswer): BackupsAnswer => {
  queries.setQueryData(backupsQuery.queryKey, answer);
  return answer;
};
const reread = () => queries.invalidateQueries({ queryKey: backupsQuery.queryKey });

/** The list is read again also after a refusal: somebody else may have been faster. */
export const startBackup = async (): Promise<BackupsAnswer> =>
  keep(await call<BackupsAnswer>('Start-Backup').finally(reread));

export const removeBackup = async (name: string): Promise<BackupsAnswer> =>
  keep(await call<BackupsAnswer>('Remove-Backup', { name }));

export const saveKeep = async (body: SaveBackupBody): Promise<BackupsAnswer> =>
  keep(await call<BackupsAnswer>('Save-Backup-Settings', body).finally(reread));

export const checkBackup = (name: string): Promise<BackupItem> =>
  call<BackupItem>('Check-Backup', { name }).finally(reread);

/** Begins the browser's own download, which needs no memory for it. */
export async function downloadBackup(name: string): Promise<void> {
  const { path } = await call<BackupTicket>('Get-Backup-Ticket', { name });
  const link = document.createElement('a');
  link.href = path;
  link.download = name;
  link.click();
}
