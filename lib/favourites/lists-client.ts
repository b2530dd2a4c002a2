import { api } from '#lib/calls/browser.ts';
import type {
  CreateListAnswer,
  ListsAnswer,
  MoveProductsBody,
  ShareListBody,
} from '#lib/contract/favourite-list.ts';
import { listsStore } from '#lib/favourites/lists-store.ts';
import { favourites } from '#lib/favourites/mine.ts';
import { announceFavouriteNews } from '#lib/favourites/news.ts';
import { type Outcome, tryCall } from '#lib/session/try-call.ts';

/** Makes a change; every part of the page that shows lists follows. */
async function post<Answer extends ListsAnswer = ListsAnswer>(
  call: string,
  json: object,
): Promise<Outcome<Answer>> {
  const outcome = await tryCall(() => api.post(`favorite/${call}`, { json }).json<Answer>());
  if (outcome !== null && 'answer' in outcome) listsStore.setState({ latest: outcome.answer });
  return outcome;
}

export const readLists = (): Promise<Outcome<ListsAnswer>> =>
  tryCall(() => api.get('favorite/get-lists').json<ListsAnswer>());

export const createList = (name: string) => post<CreateListAnswer>('create-list', { name });
export const renameList = (id: number, name: string) => post('rename-list', { id, name });
export const removeList = (id: number) => post('remove-list', { id });
export const restoreList = (id: number) => post('restore-list', { id });
export const shareList = (body: ShareListBody) => post('share-list', body);
export const addToList = (id: number, websiteCode: number) =>
  post('add-to-list', { id, WebsiteCode: websiteCode });
export const removeFromList = (id: number, websiteCode: number) =>
  post('remove-from-list', { id, WebsiteCode: websiteCode });

/** Moves or copies products; hearts follow where the favourites changed, also in other tabs. */
export async function moveProducts(body: MoveProductsBody): Promise<Outcome<ListsAnswer>> {
  const outcome = await post('move-products', body);
  const changesHearts = body.to === 0 || (body.from === 0 && !body.copies);
  if (changesHearts) {
    await favourites.refresh().catch(() => undefined);
    announceFavouriteNews();
  }
  return outcome;
}
