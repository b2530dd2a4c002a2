import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import type { Job, JobLogger, Next } from '#server/jobs/job.ts';
import {
  type Claimed,
  type Progress,
  claimBatch,
  endTurn,
  release,
} from '#server/modules/import/batch-queries.ts';
import { keptSource } from '#server/modules/import/file-queries.ts';
import type { ImportKind, ImportKinds } from '#server/modules/import/kind.ts';
import { importTexts } from '#server/modules/import/texts.ts';

/** Ms between two looks for imports that wait. */
const every = 1_000;
/** Ms for which a batch is gone on with before others have their turn. */
const longest = 4_000;

interface Needs {
  readonly database: Database;
  readonly events: Pick<ShopEvents, 'emit'>;
  readonly kinds: ImportKinds;
}

/** Reads files, writes what they hold and takes it back, as staff have asked; goes on after a restart. */
export function importJob({ database, events, kinds }: Needs): Job {
  function announce(now: Progress | undefined): void {
    if (now) events.emit('importChanged', now);
  }

  function kindOf({ kind }: Claimed): ImportKind {
    const found = kinds[kind];
    if (found === undefined) throw new Error(`Files of ${kind} cannot be brought in.`);
    return found;
  }

  async function read(claimed: Claimed, logger: JobLogger): Promise<Next> {
    const file = keptSource(database.db, claimed.id, claimed.size);
    try {
      await kindOf(claimed).read({ batch: claimed, onProgress: announce }, file, claimed.rules);
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
    const writeSome = await kindOf(claimed).prepare(claimed);
    let batch = claimed;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- part after part
      const now = await writeSome(batch);
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
    const kind = kindOf(claimed);
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- part after part
      const now = await kind.undoSome(claimed);
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
