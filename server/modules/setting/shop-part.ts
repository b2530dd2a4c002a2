import { z } from 'zod';
import { type ShopSettings, shopSettings } from '#lib/contract/settings.ts';
import { judgeShop } from '#lib/rules/shop.ts';
import type { Db } from '#server/db/database.ts';
import { storedShop, unsetSettings } from '#server/modules/home/master-service.ts';
import { readSelling } from '#server/modules/order/selling-service.ts';
import { everywhere, type Faults, partOf } from '#server/modules/setting/part-of.ts';
import { dropFields, mergeSetting, readSetting } from '#server/modules/setting/value-queries.ts';

const stored = storedShop.catch(unsetSettings.shop);

/** Without one of its own the home page is called like the shop. */
const isOwnTitle = ({ name, title }: z.infer<typeof storedShop>): boolean =>
  title !== name && title !== unsetSettings.shop.title;

function addressOf({ address }: z.infer<typeof storedShop>) {
  const { street = '', city = '', postalCode = '' } = address ?? {};
  return { street, city, postalCode };
}

/** Without seconds. */
function hoursOf({ phoneHours }: z.infer<typeof storedShop>) {
  const { opens = '', closes = '' } = phoneHours ?? {};
  return { opens: opens.slice(0, 5), closes: closes.slice(0, 5) };
}

async function readShop(db: Db): Promise<ShopSettings> {
  const found = await readSetting(db, 'shop');
  const shop = stored.parse(found);
  const { seller } = await readSelling(db);
  return {
    // A shop without settings shows defaults, which are not its own.
    name: found === null ? '' : shop.name,
    title: isOwnTitle(shop) ? shop.title : '',
    description: shop.description,
    phone: shop.phone,
    email: shop.email ?? '',
    ...addressOf(shop),
    ...hoursOf(shop),
    sellerName: seller.name,
    nationalId: seller.nationalId,
    economicCode: seller.economicCode,
    registration: seller.registration,
    copyrightFrom: shop.copyrightFrom,
  };
}

async function writeShop(tx: Db, { copyrightFrom, ...texts }: ShopSettings): Promise<Faults> {
  const { kept, wrong } = judgeShop(texts);
  if (Object.keys(wrong).length > 0) return wrong;
  const { name, title, description, phone, email, street, city, postalCode, opens, closes } = kept;
  const optional = {
    email: email === '' ? null : email,
    address: street === '' ? null : { street, city, ...(postalCode !== '' && { postalCode }) },
    phoneHours: opens === '' ? null : { opens, closes },
  };
  const entries = Object.entries(optional);
  const given = Object.fromEntries(entries.filter(([, value]) => value !== null));
  const shop = { name, title: title || name, description, phone, copyrightFrom, ...given };
  await mergeSetting(tx, 'shop', shop, unsetSettings.shop);
  const absent = entries.filter(([, value]) => value === null).map(([field]) => field);
  await dropFields(tx, 'shop', absent);
  const { sellerName, nationalId, economicCode, registration } = kept;
  const seller = { name: sellerName, nationalId, economicCode, registration };
  await mergeSetting(tx, 'selling', { seller }, {});
  return {};
}

/** What the shop says of itself, and of its owner on invoices. */
export const shopPart = partOf({
  schema: z.object(shopSettings.shape),
  spread: everywhere,
  read: readShop,
  write: writeShop,
});
