import { HTTPError } from 'ky';
import { favouriteListTexts as texts } from '#components/favourites/texts.ts';
import { NameText } from '#components/ui/mixed-text.tsx';
import { renewal } from '#lib/calls/browser-session.ts';
import { sentenceOf } from '#lib/calls/sentence.ts';
import { failureTexts } from '#lib/calls/texts.ts';
import { paths } from '#lib/contract/paths.ts';
import { askLogin, showChooseList } from '#lib/dialogs/store.ts';
import { FavouriteRefused } from '#lib/favourites/client.ts';
import { favourites } from '#lib/favourites/mine.ts';
import { isFavourite } from '#lib/favourites/store.ts';
import { readMasterData } from '#lib/home/client.ts';
import { reportFailure } from '#lib/session/report-failure.ts';
import { sessionStore } from '#lib/session/store.ts';
import type { FavouriteProduct } from '#lib/session/pending-favourite.ts';
import { showToast } from '#lib/toasts/store.ts';

/** The exact text of contract §2, with the name formatted as on its card. */
function showChange(product: FavouriteProduct, is: boolean): Promise<void> {
  const { name } = product;
  const rest = is ? texts.added : texts.removed;
  const titleNode = (
    <>
      {texts.product}
      <NameText>{name}</NameText>
      {rest}
    </>
  );
  const href = paths.favourites;
  const press = () => showChooseList({ product, from: 0, href });
  return showToast(is ? 'success' : 'warning', `${texts.product}${name}${rest}`, {
    titleNode,
    ...(is && { action: { label: texts.choose, href, press } }),
  });
}

/** A 401 when adding opens the login prompt instead of redirecting to the login page. */
async function showFailure(
  failure: unknown,
  product: FavouriteProduct,
  wanted: boolean,
): Promise<void> {
  if (failure instanceof FavouriteRefused) return showToast('error', failure.message);
  if (!(failure instanceof HTTPError)) return reportFailure(failure);
  if (failure.response.status !== 401) {
    return showToast('error', (await sentenceOf(failure.response)) ?? failureTexts.unknown);
  }
  if (!wanted) return reportFailure(failure);
  askLogin('fav', product);
  // The session has ended: let the header know as well.
  await readMasterData().catch(() => undefined);
}

async function change(product: FavouriteProduct, wanted: boolean): Promise<void> {
  try {
    const is = await favourites.set(product.websiteCode, wanted);
    if (is !== null) await showChange(product, is);
  } catch (error) {
    await showFailure(error, product, wanted);
    // The change may have been made although its answer was lost.
    if (!(error instanceof HTTPError)) await favourites.refresh().catch(() => undefined);
  }
}

/**
 * Handles a press on the heart: toggles the product as a favourite. A visitor is asked to log in;
 * the product is added after the login.
 * @param shown what the heart showed, used while nothing better is known
 */
export async function pressFavourite(product: FavouriteProduct, shown: boolean): Promise<void> {
  try {
    if (sessionStore.getState().user === null && (await renewal.token()) === '') {
      askLogin('fav', product);
      return;
    }
  } catch (error) {
    await reportFailure(error);
    return;
  }
  await change(product, !(isFavourite(favourites.getState(), product.websiteCode) ?? shown));
}

/** Adds the favourite that was requested before the login. */
export const addPendingFavourite = (product: FavouriteProduct): Promise<void> =>
  change(product, true);

/**
 * Calls back, now and at each change, with whether a product is a favourite (undefined while
 * unknown).
 */
export function watchFavourite(
  websiteCode: number,
  onChange: (is: boolean | undefined) => void,
): () => void {
  const update = () => onChange(isFavourite(favourites.getState(), websiteCode));
  update();
  return favourites.subscribe(update);
}
