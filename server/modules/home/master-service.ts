import { z } from 'zod';
import type { MasterData, MasterFrame } from '#lib/contract/home.ts';
import type { ShippingTerms, ShopShipping } from '#lib/rules/pricing/shipping-terms.ts';
import { jalaliYear } from '#lib/text/date.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import type { Database } from '#server/db/database.ts';
import type { FavouriteService } from '#server/modules/favourite/service.ts';
import {
  type Menus,
  readChatIsOn,
  readMenus,
  readPersonal,
  readSettings,
} from '#server/modules/home/queries.ts';
import { type StoredTerms, storedSettings } from '#server/modules/home/stored.ts';
import type { Member } from '#server/modules/member-session/service.ts';
import { readReturnDays, readShippingTerms } from '#server/modules/order/terms-service.ts';
import { homeTexts } from '#server/modules/home/texts.ts';

type Stored = z.infer<z.ZodObject<typeof storedSettings>>;
type Shop = Omit<MasterData['shop'], 'copyrightYear'>;
type Shared = Omit<Stored, 'shop'> &
  Pick<MasterData, 'menu' | 'sideMenu' | 'footerLinks' | 'headerLinks'> & { shop: Shop };

/** Rows of `setting`, for those who change them. */
export const storedShop = storedSettings.shop;
export const storedBrand = storedSettings.brand.unwrap();
export const storedMeasuring = storedSettings.measuring.unwrap();

/** Defaults for a shop without settings, so that SEED=none does not end in an error page. */
export const unsetSettings: Stored = {
  shop: {
    name: homeTexts.shopName,
    title: homeTexts.shopTitle,
    description: '',
    phone: '',
    services: [],
    // It is opened now.
    get copyrightFrom() {
      return jalaliYear(new Date());
    },
  },
  aboutUs: '',
  contactUs: '',
  eNamad: '',
  socialNetwork: [],
  topBanner: null,
  titleOtherMag: '',
};

/**
 * Master data: menus and settings are cached in memory until their version changes (triggers increase it with
 * every change), plus one fast query for the visitor and one more for a member.
 */
export function createMasterService(
  database: Database,
  favourites: Pick<FavouriteService, 'count'>,
) {
  let kept: { version: number; shared: Shared } | null = null;

  return async function getMasterData(
    guid: string | null,
    member: Member | null,
  ): Promise<MasterData> {
    const [[personal], fCount] = await Promise.all([
      member === null
        ? database.run(readPersonal.guest, [guid])
        : database.run(readPersonal.member, [member.id]),
      member === null ? 0 : favourites.count(member.id),
    ]);
    const { version, sequence, basketCount } = personal ?? {
      version: 0,
      sequence: 0,
      basketCount: 0,
    };
    if (kept?.version !== version) kept = { version, shared: await readShared(database) };
    const userInfo = member && {
      role: member.role,
      bCount: basketCount,
      fCount,
      warning: member.warning,
    };
    const shop = { ...kept.shared.shop, copyrightYear: jalaliYear(new Date()) };
    return { ...kept.shared, shop, bCount: basketCount, fCount, sequence, userInfo };
  };
}
export type GetMasterData = ReturnType<typeof createMasterService>;

async function readShared(database: Database): Promise<Shared> {
  const [menus, settings, chat, shipping, returnDays] = await Promise.all([
    readMenus(database.db),
    readSettings(database.db),
    readChatIsOn(database.db),
    readShippingTerms(database),
    readReturnDays(database),
  ]);
  const all = settingsOf(settings);
  const shop = { ...shopOf(all.shop, shipping, returnDays), chat };
  return { ...all, shop, ...linksOf(menus) };
}

/** How the shop ships, as its pages state it; null if they state nothing. */
export const readShopShipping = async (database: Database): Promise<ShopShipping | null> =>
  (await readShared(database)).shop.terms?.shipping ?? null;

/**
 * What stands around every page, inside a transaction, whose connection runs one statement at a time: nothing of it is
 * remembered.
 */
export async function getFrameInside(inside: Database): Promise<MasterFrame> {
  const menus = await readMenus(inside.db);
  const all = settingsOf(await readSettings(inside.db));
  const { services } = shopOf(all.shop, null, await readReturnDays(inside));
  const { aboutUs, contactUs, eNamad, socialNetwork, topBanner } = all;
  return { ...linksOf(menus), aboutUs, contactUs, eNamad, socialNetwork, topBanner, services };
}

function settingsOf(rows: Awaited<ReturnType<typeof readSettings>>): Stored {
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  const known = z.object(storedSettings).partial().parse(stored);
  return {
    ...unsetSettings,
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
  };
}

const linksOf = ({ menu, side, footer, header }: Menus) => ({
  menu,
  sideMenu: side,
  footerLinks: footer,
  headerLinks: header,
});

function shopOf(
  { terms, description, services, ...shop }: Stored['shop'],
  shipping: ShippingTerms | null,
  returnDays: number,
): Shop {
  const withReturnDays = (text: string) =>
    text.replaceAll('{returnDays}', toPersianDigits(returnDays));
  return {
    ...shop,
    description: withReturnDays(description),
    services: services.map(({ icon, title, text }) => ({
      icon,
      title: withReturnDays(title),
      text: withReturnDays(text),
    })),
    ...(terms && { terms: { ...terms, returnDays, shipping: shippingOf(terms, shipping) } }),
  };
}

function shippingOf(
  { shipping: { handlingDays, freight } }: StoredTerms,
  offered: ShippingTerms | null,
) {
  if (offered === null) return null;
  const { freightDays, ...shown } = offered;
  const large = freight && freightDays && { ...freight, transitDays: freightDays };
  return { ...shown, handlingDays, ...(large && { freight: large }) };
}
