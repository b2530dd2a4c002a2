import type { Page } from 'playwright/test';
import { createListAnswer, listsAnswer } from '#lib/contract/favourite-list.ts';
import { confirmNationalCode, enter } from './account.ts';
import { enterAsNew } from './codes.ts';
import { productsForSale } from './shop.ts';

export const listName = 'هدیه‌ی مامان';

/**
 * Logs this browser in as a new member with a shared list.
 * @param most products in it
 * @returns its paths, for the member and for everybody
 */
export async function enterWithList(
  page: Page,
  most: number,
): Promise<{ own: string; shared: string }> {
  const headers = await enter(page, await enterAsNew(page));
  await confirmNationalCode(page, headers.authorization);
  const call = async (name: string, data: object) => {
    const answer = await page.request.post(`/api/favorite/${name}`, { headers, data });
    return answer.json();
  };
  const { id } = createListAnswer.parse(await call('create-list', { name: listName }));
  for (const { websiteCode } of (await productsForSale()).slice(0, most)) {
    // oxlint-disable-next-line no-await-in-loop
    await call('add-to-list', { id, WebsiteCode: websiteCode });
  }
  const how = { id, isShared: true, showsName: true };
  const { lists } = listsAnswer.parse(await call('share-list', how));
  const [{ token } = { token: null }] = lists;
  return { own: `/account/favourite?list=${id}`, shared: `/wishlist/${token}` };
}
