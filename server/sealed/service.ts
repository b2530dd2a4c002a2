import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import {
  type SettingKey,
  type SettingRow,
  holdSetting,
  readRevisions,
  readSettings,
  writeSecrets,
  writeSetting,
} from '#server/sealed/queries.ts';
import { createSeal } from '#server/sealed/seal.ts';
import type { StaffAction } from '#server/staff-actions.ts';
import { recordStaff, refuseStale } from '#server/staff-log.ts';

/** A setting as it is stored. */
export interface Stored {
  /** 0: never saved. */
  readonly revision: number;
  /** What is no secret; parse it with a schema. */
  readonly value: unknown;
  /** The secrets; parse them with a schema. Null without any, and where they cannot be read. */
  readonly secrets: unknown;
  /** False for secrets that were sealed with another key of the service. */
  readonly isReadable: boolean;
}

/** What a change stores, and what is recorded of it: no secrets. */
export interface Change {
  readonly value: object;
  readonly secrets: object | null;
  readonly before: object | null;
  readonly after: object;
}

interface Wanted {
  readonly memberId: number;
  readonly key: SettingKey;
  /** The one that was read. */
  readonly revision: number;
  readonly action: StaffAction;
}

interface Needs {
  readonly database: Database;
  readonly settings: Pick<Config, 'sealSecret'>;
}

const nothing: Stored = { revision: 0, value: {}, secrets: null, isReadable: true };

/**
 * Settings made in the panel, secrets among them, kept in memory: reading one asks nobody. A change of another node
 * is noticed by `refresh`, which a job calls about once a second.
 */
export function createSealedSettings({ database, settings: { sealSecret } }: Needs) {
  const { seal, unseal } = createSeal(sealSecret, 'seal of a setting');
  let known: ReadonlyMap<string, Stored> = new Map();
  let turn: Promise<unknown> = Promise.resolve();

  function opened({ revision, value, sealed }: SettingRow): Stored {
    const text = sealed === null ? null : unseal(sealed);
    const isReadable = sealed === null || text !== null;
    return { revision, value, secrets: text === null ? null : JSON.parse(text), isReadable };
  }

  async function load(): Promise<void> {
    const revisions = await database.run(readRevisions, []);
    const isSame =
      revisions.length === known.size &&
      revisions.every(({ key, revision }) => known.get(key)?.revision === revision);
    if (isSame) return;
    const found = await database.run(readSettings, []);
    known = new Map(found.map((row) => [row.key, opened(row)]));
  }

  /** Reads what has changed. Not within a transaction. */
  function refresh(): Promise<void> {
    // One after the other: what was read earlier must not replace what was read later.
    const next = turn.then(load, load);
    turn = next.catch(() => undefined);
    return next;
  }

  /**
   * Changes a setting and records it.
   * @param change gets the setting as it is now, locked; null: nothing is different
   * @throws {ShopError} 409 `STALE`, and what `change` throws
   */
  async function save(
    { memberId, key, revision, action }: Wanted,
    change: (now: Stored, tx: Db) => Promise<Change | null>,
  ): Promise<void> {
    await database.transaction(async (tx) => {
      const held = await holdSetting(tx, key);
      refuseStale(revision, held.revision);
      const changed = await change(opened(held), tx);
      if (changed === null) return;
      const { value, secrets, before, after } = changed;
      const sealed = secrets === null ? null : seal(JSON.stringify(secrets));
      await writeSetting(tx, { key, revision: revision + 1, value, sealed });
      await recordStaff(tx, { memberId, action, subject: `settings ${key}`, before, after });
    });
    await refresh();
  }

  /**
   * Removes secrets that nobody needs any more. That is no change of the setting: no revision, no record.
   * @param left gets the setting as it is now, locked; undefined: all are needed
   * @returns whether some were removed
   */
  const dropSecrets = (
    key: SettingKey,
    left: (now: Stored) => object | null | undefined,
  ): Promise<boolean> =>
    database.transaction(async (tx) => {
      const secrets = left(opened(await holdSetting(tx, key)));
      if (secrets === undefined) return false;
      await writeSecrets(tx, key, secrets === null ? null : seal(JSON.stringify(secrets)));
      return true;
    });

  return {
    /** As this node knows it. The same object until it changes. */
    get: (key: SettingKey): Stored => known.get(key) ?? nothing,
    refresh,
    save,
    dropSecrets,
  };
}
export type SealedSettings = ReturnType<typeof createSealedSettings>;
