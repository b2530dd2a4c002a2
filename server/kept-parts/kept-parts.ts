import { isDeepStrictEqual } from 'node:util';
import type { VersionsAnswer } from '#lib/contract/appearance.ts';
import type { SettingsVersionsAnswer } from '#lib/contract/settings.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit, savepoint } from '#server/db/transaction.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import {
  dropOldVersions,
  holdPart,
  keepVersion,
  raiseRevision,
  readRevision,
  readVersion,
  readVersions,
  readVersionValues,
} from '#server/kept-parts/queries.ts';
import { announce } from '#server/outbox/announce.ts';
import type { StaffAction } from '#server/staff-actions.ts';
import { recordStaff } from '#server/staff-log.ts';

/** What the storefront must make anew. */
export interface Spread {
  readonly tags: string[];
  readonly paths: string[];
}

/** Something that staff change as a whole. */
export interface Part {
  /** Null: pages do not show it. */
  readonly spread: Spread | null;
  /** As it is stored. */
  read(db: Db): Promise<object>;
  /** @throws {ShopError} 422 with errors by field */
  write(tx: Db, value: unknown): Promise<void>;
}

interface Change<Name extends string> {
  readonly memberId: number;
  readonly part: Name;
  /** The one that was read. */
  readonly revision: number;
  readonly action: StaffAction;
  /** The new value, in the transaction that has locked the part. */
  readonly value: (tx: Db) => Promise<unknown>;
  /** Sees the part before and after; what it throws takes the change back. */
  readonly guard?: ((tx: Db, before: object, after: object) => Promise<void>) | undefined;
}

interface Needs<Name extends string> {
  readonly database: Database;
  readonly events: Pick<ShopEvents, 'emit'>;
  readonly parts: Readonly<Record<Name, Part>>;
  /** Of «رخدادها», before the part's name. */
  readonly subject: string;
  readonly texts: { readonly stale: string; readonly unknownVersion: string };
}

/**
 * Parts of the shop that staff change as a whole, with a revision and the latest 20 versions. Names are the shop's
 * alone: at most twelve letters, and no two of all its parts alike.
 */
export function createKeptParts<Name extends string>(needs: Needs<Name>) {
  const { database, events, parts, subject, texts } = needs;
  const { db } = database;

  async function read(part: Name, from: Db = db) {
    return { revision: await readRevision(from, part), ...(await parts[part].read(from)) };
  }

  /** @throws {ShopError} 404 for a version that is not kept */
  async function versionOf(part: Name, version: number, from: Db = db): Promise<unknown> {
    const value = await readVersion(from, part, version);
    if (value !== undefined) return value;
    throw new ShopError(404, 'VERSION_NOT_FOUND', texts.unknownVersion);
  }

  const staleOf = (now: { revision: number }) =>
    new ShopError(409, 'STALE', texts.stale, { fields: { version: String(now.revision) }, now });

  /** Resolves to the part as it is then; null: nothing is different, and all that writing did is taken back. */
  async function write(tx: Db, part: Name, given: unknown, before: object): Promise<object | null> {
    try {
      return await savepoint(tx, async (inner) => {
        await parts[part].write(inner, given);
        const after = await parts[part].read(inner);
        if (isDeepStrictEqual(before, after)) throw new SameError('Nothing is different.');
        return after;
      });
    } catch (error) {
      if (error instanceof SameError) return null;
      throw error;
    }
  }

  /**
   * What changes nothing makes no version, is not recorded, and nobody hears of it.
   * @throws {ShopError} 409 `STALE` with the part of now; 422 with errors by field
   */
  async function change(wanted: Change<Name>, joined?: Db) {
    const { memberId, part, revision, action, value, guard } = wanted;
    return database.transaction(async (tx) => {
      const held = await holdPart(tx, part);
      const before = await parts[part].read(tx);
      if (held !== revision) throw staleOf({ revision: held, ...before });
      const given = await value(tx);
      const after = await write(tx, part, given, before);
      if (after === null) return { revision, value: before };
      await guard?.(tx, before, after);
      const raised = await raiseRevision(tx, part);
      await keepVersion(tx, { part, revision, value: before, staffId: null });
      await keepVersion(tx, { part, revision: raised, value: after, staffId: memberId });
      await dropOldVersions(tx, part, raised);
      await recordStaff(tx, {
        memberId,
        action,
        subject: `${subject} ${part}`,
        // What it was is in the versions.
        before: { version: revision },
        after: { version: raised },
      });
      const { spread } = parts[part];
      if (spread !== null) {
        await announce(tx, spread);
        afterCommit(tx, () => events.emit('outbox'));
      }
      return { revision: raised, value: after };
    }, joined);
  }

  return {
    read,
    change,
    versionOf,
    listVersions: async (part: Name): Promise<VersionsAnswer> => ({
      items: await readVersions(db, part),
    }),
    listVersionValues: async (part: Name): Promise<SettingsVersionsAnswer> => ({
      items: await readVersionValues(db, part),
    }),
  };
}

/** Takes back what was written to a part that is then as it was. */
class SameError extends Error {
  override readonly name = 'SameError';
}
