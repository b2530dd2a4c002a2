import { type AdminProduct, adminProduct } from '#lib/contract/goods-product.ts';
import type { Database } from '#server/db/database.ts';
import { advanceIdentity } from '#server/db/insert-rows.ts';
import {
  attribute,
  attributeOption,
  brand,
  category,
  product,
  variant,
} from '#server/db/schema/catalogue.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import type { Answer, TestShop } from '#server/testing/shop.ts';
import { openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

type Headers = Readonly<Record<string, string>>;

/** A shop, and what its staff do with goods. */
export interface GoodsDesk {
  readonly shop: TestShop;
  readonly admin: Headers;
  call(name: string, body: object, headers?: Headers): Promise<Answer>;
  /** @throws {Error} when it is refused */
  done(name: string, body: object): Promise<unknown>;
  read(websiteCode: number): Promise<AdminProduct>;
  /** Saves fields of a product as it is now. */
  save(websiteCode: number, fields: object): Promise<AdminProduct>;
}

/** Lets goods be added to the tiny shop, whose rows have ids of their own. */
export async function giveFreeIds({ db }: Pick<Database, 'db'>): Promise<void> {
  for (const table of [product, variant, category, brand, attribute, attributeOption]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await advanceIdentity(db, table);
  }
}

export async function openGoodsDesk(
  options: Parameters<typeof openTestShop>[0] = {},
): Promise<GoodsDesk> {
  const shop = await openTestShop(options);
  await fillTestMembers(shop);
  await giveFreeIds(shop.shop.database);
  const admin = await signInStaff(shop);
  const call = (name: string, body: object, headers: Headers = admin) =>
    shop.post(`/api/Admin/${name}`, body, headers);
  const done = async (name: string, body: object) => {
    const answer = await call(name, body);
    if (answer.status >= 300) {
      throw new Error(`${name} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  };
  const read = async (websiteCode: number) =>
    adminProduct.parse(await done('Get-Product', { websiteCode }));
  return {
    shop,
    admin,
    call,
    done,
    read,
    save: async (websiteCode, fields) => {
      const { revision } = await read(websiteCode);
      return adminProduct.parse(await done('Save-Product', { websiteCode, revision, ...fields }));
    },
  };
}
