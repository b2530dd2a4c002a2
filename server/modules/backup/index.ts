import type { Job } from '#server/jobs/job.ts';
import { createBackupChecks } from '#server/modules/backup/checks.ts';
import { createBackupFolder } from '#server/modules/backup/folder.ts';
import { dailyBackup } from '#server/modules/backup/daily-job.ts';
import { backupRoutes } from '#server/modules/backup/routes.ts';
import { createBackupRuns } from '#server/modules/backup/run-service.ts';
import { backupSettings, createBackupService } from '#server/modules/backup/service.ts';
import type { Base, Module } from '#server/modules/module.ts';
import type { SealedSettings } from '#server/sealed/service.ts';

/** Ms between looks for backups whose process has died. */
const every = 60_000;

interface Needs extends Base {
  readonly sealedSettings: SealedSettings;
}

/** Backups that are made, kept and downloaded from the panel. */
export function backup(needs: Needs) {
  const { database, settings, sealedSettings } = needs;
  const folder = createBackupFolder(settings.backupDir);
  const checks = createBackupChecks(folder);
  const parts = { ...needs, folder, checks };
  const settingsNow = () => backupSettings(sealedSettings);
  const runs = createBackupRuns({ ...parts, keep: () => settingsNow().keep });
  const backups = createBackupService(parts);
  const job: Job = {
    name: 'end dead backups',
    every,
    async begin() {
      if (database.kind === 'embedded') await runs.endDead(true);
    },
    async run() {
      await runs.endDead(false);
      return 'later';
    },
    finish: runs.stop,
  };
  return {
    services: { backupRuns: runs },
    routes: (api) => backupRoutes(api, { backups, runs }),
    jobs: [job, dailyBackup(runs, () => settingsNow().hour)],
  } satisfies Module<object>;
}
