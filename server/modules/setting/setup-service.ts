import { z } from 'zod';
import { type SetupAnswer, type SetupStep, setupSteps } from '#lib/contract/settings.ts';
import type { Database, Db } from '#server/db/database.ts';
import { readSetupFacts, writeStep } from '#server/modules/setting/setup-queries.ts';
import { readSetting } from '#server/modules/setting/value-queries.ts';
import { recordStaff } from '#server/staff-log.ts';

type State = SetupAnswer['steps'][number]['state'];

/** What staff said of steps; of the others the shop itself says whether they are done. */
const marks = z.partialRecord(z.enum(setupSteps), z.enum(['open', 'skipped', 'done'])).catch({});

interface Needs {
  readonly database: Database;
  /** What settings elsewhere have already. */
  readonly given: () => Partial<Record<SetupStep, boolean>>;
}

/** The set-up of a shop that began empty. Callers must have checked who asks. */
export function createSetupService({ database, given }: Needs) {
  async function read(from: Db = database.db): Promise<SetupAnswer> {
    const { isBegun, ...facts } = await readSetupFacts(from);
    const marked = marks.parse(await readSetting(from, 'setup'));
    const elsewhere = given();
    const known: Partial<Record<SetupStep, boolean>> = facts;
    const stateOf = (step: SetupStep): State =>
      known[step] || elsewhere[step] ? 'done' : (marked[step] ?? 'open');
    return {
      isShown: isBegun || !facts.product,
      steps: setupSteps.map((name) => ({ name, state: stateOf(name) })),
    };
  }

  return {
    get: () => read(),
    /** Says that a step is done or skipped. */
    mark: (memberId: number, step: SetupStep, state: State, joined?: Db): Promise<SetupAnswer> =>
      database.transaction(async (tx) => {
        await writeStep(tx, step, state);
        await recordStaff(tx, {
          memberId,
          action: 'Mark-Setup-Step',
          subject: `setup ${step}`,
          before: null,
          after: { state },
        });
        return read(tx);
      }, joined),
  };
}
export type SetupService = ReturnType<typeof createSetupService>;
