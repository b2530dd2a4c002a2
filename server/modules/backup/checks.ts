import type { BackupItem } from '#lib/contract/backup.ts';
import { createTurns } from '#server/turns.ts';
import type { BackupFile, BackupFolder } from '#server/modules/backup/folder.ts';

interface Known {
  readonly size: number;
  readonly writtenAt: number;
  readonly checksum: 'good' | 'bad';
}

/** Whether check sums hold, as long as this process remembers and the files are the same. */
export function createBackupChecks(folder: BackupFolder) {
  const known = new Map<string, Known>();
  const inTurn = createTurns();

  function note({ name, size, writtenAt }: BackupFile, checksum: Known['checksum']): void {
    known.set(name, { size, writtenAt, checksum });
  }

  async function stateOf({ name, size, writtenAt }: BackupFile): Promise<BackupItem['checksum']> {
    if ((await folder.readSum(name)) === null) return 'none';
    const last = known.get(name);
    const isSame = last?.size === size && last.writtenAt === writtenAt;
    return last && isSame ? last.checksum : 'unknown';
  }

  return {
    stateOf,
    /** It has just been written and read. */
    async noteRight(name: string): Promise<void> {
      const file = await folder.find(name);
      if (file) note(file, 'good');
    },
    /** Reads a backup and compares its check sum; one after the other. */
    compare: (file: BackupFile): Promise<BackupItem['checksum']> =>
      inTurn('compare', async () => {
        const sum = await folder.readSum(file.name);
        if (sum === null) return 'none';
        const checksum = (await folder.hash(file.name)) === sum ? 'good' : 'bad';
        note(file, checksum);
        return checksum;
      }),
  };
}
export type BackupChecks = ReturnType<typeof createBackupChecks>;
