import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import type { Job, JobLogger, Next } from '#server/jobs/job.ts';
import type { ImportApply } from '#server/modules/import/apply-service.ts';
import {
  type Claimed,
  type Progress,
  claimBatch,
  endTurn,
  release,
} from '#server/modules/import/batch-queries.ts';
import type { DryRunService } from '#server/modules/import/dry-run-service.ts';
import { keptSource } from '#server/modules/import/file-queries.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import type { ImportUndo } from '#server/modules/import/undo-service.ts';

/** Ms between two looks for imports that wait. */
const every = 1_000;
/** Ms for which a batch is gone on with before others have their turn. */
const longest = 4_000;

interface Needs {
  readonly database: Database;
  readonly events: Pick<ShopEvents, 'emit'>;
  readonly dryRuns: Pick<DryRunService, 'read'>;
  readonly applying: ImportApply;
  readonly undoing: ImportUndo;
}

/** Reads files, writes their goods and takes them back, as staff have asked; goes on after a restart. */
export function importJob({ database, events, dryRuns, applying, undoing }: Needs): Job {
  function announce(now: Progress | undefined): void {
    if (now) events.emit('importChanged', now);
  }

  async function read(claimed: Claimed, logger: JobLogger): Promise<Next> {
    const file = keptSource(database.db, claimed.id, claimed.size);
    try {
      await dryRuns.read({ batch: claimed, onProgress: announce }, file, claimed.rules);
      announce(await endTurn(database.db, claimed, 'ready'));
    } catch (error) {
      // Any error: the file would be read in vain for ever.
      if (!(error instanceof ShopError)) logger.error({ err: error }, 'A file could not be read');
      const text = error instanceof ShopError ? error.message : importTexts.brokenReading;
      announce(await endTurn(database.db, claimed, 'failed', text));
    }
    return 'now';
  }

  async function apply(claimed: Claimed): Promise<Next> {
    const until = performance.now() + longest;
    const places = await applying.prepare(claimed);
    let batch = claimed;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- part after part
      const now = await applying.applySome(batch, places);
      announce(now);
      if (now?.state !== 'applying') return 'now';
      batch = { ...batch, changeBatchId: now.changeBatchId };
      if (performance.now() > until) break;
    }
    await release(database.db, claimed, 0);
    return 'now';
  }

  async function undo(claimed: Claimed): Promise<Next> {
    const until = performance.now() + longest;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- part after part
      const now = await undoing.undoSome(claimed);
      if (now === 'waits') {
        // oxlint-disable-next-line no-await-in-loop
        await release(database.db, claimed, every);
        return 'later';
      }
      announce(now);
      if (now?.state !== 'undoing') return 'now';
      if (performance.now() > until) break;
    }
    await release(database.db, claimed, 0);
    return 'now';
  }

  return {
    name: 'imports',
    every,
    async run(logger) {
      const claimed = await claimBatch(database.db);
      if (claimed === null) return 'later';
      if (claimed.state === 'reading') return read(claimed, logger);
      return claimed.state === 'applying' ? apply(claimed) : undo(claimed);
    },
  };
}
