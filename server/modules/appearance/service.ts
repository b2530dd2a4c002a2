import type { z } from 'zod';
import {
  type AppearancePart,
  type MenuPlace,
  type RestoreVersionBody,
  type VersionsAnswer,
  bannerPart,
  homePart,
  menuPart,
  type restoredAnswer,
  type saveBannerBody,
  type saveHomeBody,
  type saveMenuBody,
  type saveTextsBody,
  textsPart,
  versionAnswer,
} from '#lib/contract/appearance.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
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
} from '#server/modules/appearance/part-queries.ts';
import { parts } from '#server/modules/appearance/parts.ts';
import { appearanceTexts } from '#server/modules/appearance/texts.ts';
import { announce } from '#server/outbox/announce.ts';
import { recordStaff } from '#server/staff-log.ts';

interface Change {
  readonly memberId: number;
  readonly part: AppearancePart;
  /** The one that was read. */
  readonly revision: number;
  readonly action: 'Save-Appearance' | 'Restore-Appearance';
  /** The new value, in the transaction that has locked the part. */
  readonly value: (tx: Db) => Promise<unknown>;
}

/** The look of the shop. Each part is changed as a whole. Callers must have checked that staff ask. */
export function createAppearanceService(database: Database, events: Pick<ShopEvents, 'emit'>) {
  const { db } = database;

  async function read(part: AppearancePart, from: Db = db) {
    return { revision: await readRevision(from, part), ...(await parts[part].read(from)) };
  }

  /** @throws {ShopError} 409 `STALE` with the part of now; 422 with errors by field */
  async function change({ memberId, part, revision, action, value }: Change, joined?: Db) {
    return database.transaction(async (tx) => {
      const held = await holdPart(tx, part);
      const before = await parts[part].read(tx);
      if (held !== revision) throw staleOf({ revision: held, ...before });
      await parts[part].write(tx, await value(tx));
      const after = await parts[part].read(tx);
      const raised = await raiseRevision(tx, part);
      await keepVersion(tx, { part, revision, value: before, staffId: null });
      await keepVersion(tx, { part, revision: raised, value: after, staffId: memberId });
      await dropOldVersions(tx, part, raised);
      await recordStaff(tx, {
        memberId,
        action,
        subject: `appearance ${part}`,
        // What it was is in the versions.
        before: { version: revision },
        after: { version: raised },
      });
      await announce(tx, parts[part].spread);
      afterCommit(tx, () => events.emit('outbox'));
      return { revision: raised, value: after };
    }, joined);
  }

  async function save(
    memberId: number,
    part: AppearancePart,
    { revision, ...given }: { revision: number },
    joined?: Db,
  ): Promise<object> {
    const value = async () => given;
    const saved = await change(
      { memberId, part, revision, action: 'Save-Appearance', value },
      joined,
    );
    return { revision: saved.revision, ...saved.value };
  }

  return {
    getHome: async () => homePart.parse(await read('home')),
    getMenu: async (place: MenuPlace) => menuPart.parse(await read(place)),
    getBanner: async () => bannerPart.parse(await read('banner')),
    getTexts: async () => textsPart.parse(await read('texts')),
    /** @throws {ShopError} 409 `STALE` with the page of now; 422 for a link, picture or category that is none */
    saveHome: async (memberId: number, body: z.output<typeof saveHomeBody>, joined?: Db) =>
      homePart.parse(await save(memberId, 'home', body, joined)),
    /** @throws {ShopError} like `saveHome` */
    saveMenu: async (
      memberId: number,
      { place, ...body }: z.output<typeof saveMenuBody>,
      joined?: Db,
    ) => menuPart.parse(await save(memberId, place, body, joined)),
    /** @throws {ShopError} like `saveHome` */
    saveBanner: async (memberId: number, body: z.output<typeof saveBannerBody>, joined?: Db) =>
      bannerPart.parse(await save(memberId, 'banner', body, joined)),
    /** HTML is sanitised. @throws {ShopError} like `saveHome` */
    saveTexts: async (memberId: number, body: z.output<typeof saveTextsBody>, joined?: Db) =>
      textsPart.parse(await save(memberId, 'texts', body, joined)),
    listVersions: async (part: AppearancePart): Promise<VersionsAnswer> => ({
      items: await readVersions(db, part),
    }),
    /** @throws {ShopError} 404 */
    getVersion: async (part: AppearancePart, version: number) =>
      versionAnswer.parse({ part, version, value: await versionOf(db, part, version) }),
    /**
     * Makes a former version the current one, as a new version.
     * @throws {ShopError} 404; 409 `STALE` with the part of now; 422 where it names what is gone
     */
    async restore(
      memberId: number,
      { part, revision, version }: RestoreVersionBody,
      joined?: Db,
    ): Promise<z.output<typeof restoredAnswer>> {
      const value = (tx: Db) => versionOf(tx, part, version);
      const action = 'Restore-Appearance';
      const restored = await change({ memberId, part, revision, action, value }, joined);
      const parsed = versionAnswer.shape.value.parse(restored.value);
      return { part, revision: restored.revision, value: parsed };
    },
  };
}
export type AppearanceService = ReturnType<typeof createAppearanceService>;

const staleOf = (now: { revision: number }) =>
  new ShopError(409, 'STALE', appearanceTexts.stale, {
    fields: { version: String(now.revision) },
    now,
  });

/** @throws {ShopError} 404 for a version that is not kept */
async function versionOf(from: Db, part: AppearancePart, version: number): Promise<unknown> {
  const value = await readVersion(from, part, version);
  if (value !== undefined) return value;
  throw new ShopError(404, 'VERSION_NOT_FOUND', appearanceTexts.unknownVersion);
}
