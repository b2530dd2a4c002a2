import { z } from 'zod';
import type { MasterData } from '#lib/contract/home.ts';
import type { Database } from '#server/db/database.ts';
import { readMenus, readPersonal, readSettings } from '#server/modules/home/queries.ts';
import { storedSettings } from '#server/modules/home/stored.ts';
import type { Member } from '#server/modules/member-account/service.ts';
import { homeTexts } from '#server/modules/home/texts.ts';

type Shared = Omit<MasterData, 'bCount' | 'fCount' | 'sequence' | 'userInfo'>;

/** What a shop without settings shows: SEED=none must not end in an error page. */
const unset: Pick<Shared, keyof typeof storedSettings> = {
  shop: {
    name: homeTexts.shopName,
    title: homeTexts.shopTitle,
    description: '',
    phone: '',
    services: [],
    copyrightYear: 1404,
  },
  aboutUs: '',
  contactUs: '',
  eNamad: '',
  socialNetwork: [],
  topBanner: null,
  titleOtherMag: '',
};

/**
 * Master data: menus and settings from memory until their version moves (triggers raise it with each
 * change, whoever makes it), and one quick query for the visitor.
 */
export function createMasterService(database: Database) {
  let kept: { version: number; shared: Shared } | null = null;

  return async function getMasterData(
    guid: string | null,
    member: Member | null,
  ): Promise<MasterData> {
    const [personal] = await database.run(readPersonal, [guid]);
    const { version, sequence, bCount } = personal ?? { version: 0, sequence: 0, bCount: 0 };
    if (kept?.version !== version) kept = { version, shared: await readShared(database) };
    const fCount = 0;
    const userInfo = member && { role: member.role, bCount, fCount, warning: member.warning };
    return { ...kept.shared, bCount, fCount, sequence, userInfo };
  };
}

async function readShared(database: Database): Promise<Shared> {
  const [menus, settings] = await Promise.all([readMenus(database.db), readSettings(database.db)]);
  const stored = Object.fromEntries(settings.map(({ key, value }) => [key, value]));
  const known = z.object(storedSettings).partial().parse(stored);
  return {
    menu: menus.menu,
    sideMenu: menus.side,
    footerLinks: menus.footer,
    headerLinks: menus.header,
    ...unset,
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
  };
}
