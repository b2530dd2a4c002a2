import { HTTPError } from 'ky';
import { renewal } from '#lib/calls/browser-session.ts';
import { api } from '#lib/calls/browser.ts';
import { failureTexts } from '#lib/calls/texts.ts';
import { trailStore } from '#lib/calls/trail.ts';
import type {
  FavouriteAnswer,
  FavouriteBody,
  GetCodesAnswer,
  GetFavouritesAnswer,
} from '#lib/contract/favourite.ts';
import { reportFailure } from '#lib/session/report-failure.ts';

/** A refusal by a rule of the shop, with the message for the shopper. */
export class FavouriteRefused extends Error {
  override readonly name = 'FavouriteRefused';
}

/** Codes of the member's favourites, or null if no one is logged in. */
export async function getCodes(): Promise<readonly number[] | null> {
  if ((await renewal.token()) === '') return null;
  const { codes } = await api.get('favorite/get-codes').json<GetCodesAnswer>();
  return codes;
}

/**
 * Adds or removes a favourite.
 * @returns the new number of favourites
 * @throws {FavouriteRefused} on a refusal by a rule; {HTTPError} on a status other than 200, 401
 * included
 */
export async function changeFavourite(websiteCode: number, is: boolean): Promise<number> {
  const json: FavouriteBody = {
    WebsiteCode: websiteCode,
    Refer: trailStore.getState().previousPath ?? '',
  };
  const path = is ? 'favorite/add-favorite' : 'favorite/remove-favorite';
  const { success, message, fCount } = await api.post(path, { json }).json<FavouriteAnswer>();
  if (!success) throw new FavouriteRefused(message ?? failureTexts.unknown);
  return fCount;
}

/**
 * A page of the favourites or of a list (0: the favourites), or 'past the last'; null if the session has ended and the login page is
 * loading.
 * @throws {Error} if the service does not answer
 */
export async function getFavourites(
  page: number,
  list: number,
): Promise<GetFavouritesAnswer | 'past the last' | null> {
  try {
    return await api
      .post('favorite/get-list', { json: { page, list } })
      .json<GetFavouritesAnswer>();
  } catch (error) {
    const status = error instanceof HTTPError ? error.response.status : null;
    if (status === 404) return 'past the last';
    if (status !== 401) throw error;
    await reportFailure(error);
    return null;
  }
}
