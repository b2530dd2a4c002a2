import type { z } from 'zod';
import {
  type AppearancePart,
  type MenuPlace,
  type RestoreVersionBody,
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
import type { ShopEvents } from '#server/events.ts';
import { createKeptParts } from '#server/kept-parts/kept-parts.ts';
import { parts } from '#server/modules/appearance/parts.ts';
import { appearanceTexts } from '#server/modules/appearance/texts.ts';

/** The look of the shop. Each part is changed as a whole. Callers must have checked that staff ask. */
export function createAppearanceService(database: Database, events: Pick<ShopEvents, 'emit'>) {
  const kept = createKeptParts<AppearancePart>({
    database,
    events,
    parts,
    subject: 'appearance',
    texts: appearanceTexts,
  });
  const { read, change, listVersions } = kept;

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
    listVersions,
    /** @throws {ShopError} 404 */
    getVersion: async (part: AppearancePart, version: number) =>
      versionAnswer.parse({ part, version, value: await kept.versionOf(part, version) }),
    /**
     * Makes a former version the current one, as a new version.
     * @throws {ShopError} 404; 409 `STALE` with the part of now; 422 where it names what is gone
     */
    async restore(
      memberId: number,
      { part, revision, version }: RestoreVersionBody,
      joined?: Db,
    ): Promise<z.output<typeof restoredAnswer>> {
      const value = (tx: Db) => kept.versionOf(part, version, tx);
      const action = 'Restore-Appearance';
      const restored = await change({ memberId, part, revision, action, value }, joined);
      const parsed = versionAnswer.shape.value.parse(restored.value);
      return { part, revision: restored.revision, value: parsed };
    },
  };
}
export type AppearanceService = ReturnType<typeof createAppearanceService>;
