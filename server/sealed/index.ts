import type { Job } from '#server/jobs/job.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { type SealedSettings, createSealedSettings } from '#server/sealed/service.ts';

/** Ms between looks for changes that other nodes made. The embedded database has no other node. */
const every = { postgres: 1_000, embedded: 60_000 } as const;

/** Settings of the panel that have secrets. */
export function sealed({ database, settings }: Base): Module<{ sealedSettings: SealedSettings }> {
  const sealedSettings = createSealedSettings({ database, settings });
  const job: Job = {
    name: 'read sealed settings',
    every: every[database.kind],
    async run() {
      await sealedSettings.refresh();
      return 'later';
    },
  };
  return { services: { sealedSettings }, jobs: [job] };
}
