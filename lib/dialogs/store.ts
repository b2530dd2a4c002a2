import { createStore } from 'zustand/vanilla';
import type { Compared, CompareGroup } from '#lib/compare/store.ts';
import type { Variant } from '#lib/contract/product.ts';
import type { FavouriteProduct } from '#lib/session/pending-favourite.ts';

const reasons = ['fav', 'basket', 'inBasket'] as const;
/** The action that requires a login (contract §2). */
export type LoginReason = (typeof reasons)[number];

export const isLoginReason = (word: string | undefined): word is LoginReason =>
  reasons.some((reason) => reason === word);

/** The dialog open above the page. `href` is the equivalent without a dialog. */
export type OpenDialog =
  | LoginDialog
  | VideoDialog
  | { readonly kind: 'share'; readonly title: string; readonly href: string }
  | NewComparisonDialog
  | PricesDialog
  | StockAlertDialog
  | PicturesDialog
  | { readonly kind: 'town'; readonly href: string }
  | ChooseListDialog
  | PriceAlertDialog
  | FrozenDialog;

/** Why to log in. A favourite that was requested is added afterwards. */
export interface LoginDialog {
  readonly kind: 'login';
  readonly reason: LoginReason;
  readonly product?: FavouriteProduct | undefined;
  readonly href: string;
}

/** A video file at `href`, or a player at `frame` for the video page `href`. */
export interface VideoDialog {
  readonly kind: 'video';
  readonly title: string;
  readonly href: string;
  readonly frame?: string | undefined;
}

/** Images in full screen, starting with index `first`. */
export interface PicturesDialog {
  readonly kind: 'pictures';
  readonly pictures: readonly { readonly image: string; readonly alt: string }[];
  readonly first: number;
  readonly href: string;
}

/** A product that cannot be compared with the collected ones. */
export interface NewComparisonDialog {
  readonly kind: 'compare';
  readonly item: Compared;
  readonly group: CompareGroup;
  /** Name of the collected products' group. */
  readonly collected: string;
  readonly href: string;
}

/** Price history of a variant. */
export interface PricesDialog {
  readonly kind: 'prices';
  readonly websiteCode: number;
  readonly variant: Pick<Variant, 'id' | 'availability' | 'price'>;
  readonly href: string;
}

/** A variant for a back-in-stock alert. */
export interface StockAlertDialog {
  readonly kind: 'stockAlert';
  readonly websiteCode: number;
  readonly variantId: number;
  /** The product's name. */
  readonly name: string;
  readonly href: string;
}

/** A variant whose price may fall. */
export interface PriceAlertDialog {
  readonly kind: 'priceAlert';
  readonly websiteCode: number;
  readonly variantId: number;
  /** The product's name. */
  readonly name: string;
  /** Today's price, in toman. */
  readonly price: number;
  readonly href: string;
}

/** A product that a member keeps, for another of their lists. */
export interface ChooseListDialog {
  readonly kind: 'chooseList';
  readonly product: FavouriteProduct;
  /** Id of the list that has it; 0: the favourites. */
  readonly from: number;
  /** Called when it was moved, or copied, to another. */
  readonly onDone?: ((copies: boolean) => void) | undefined;
  readonly href: string;
}

/** The basket is locked by an unpaid order; `message` is the service's. */
export interface FrozenDialog {
  readonly kind: 'frozen';
  readonly message: string;
  readonly href: string;
}

export const dialogStore = createStore<{ readonly open: OpenDialog | null }>(() => ({
  open: null,
}));

/** The login page, with a way back to this page. */
const loginPath = (): string =>
  `/account/login?returnUrl=${encodeURIComponent(location.pathname + location.search)}`;

/**
 * Asks a visitor to log in.
 * @param product the favourite to add afterwards
 * @param href the login page with a way back, to this page unless given
 */
export function askLogin(
  reason: LoginReason,
  product?: FavouriteProduct,
  href = loginPath(),
): void {
  dialogStore.setState({ open: { kind: 'login', reason, product, href } });
}

/** Asks whether to unlock the basket. @param href the cart */
export function askExitFreeze(message: string, href: string): void {
  dialogStore.setState({ open: { kind: 'frozen', message, href } });
}

/**
 * Opens a video above the page.
 * @param title text of the link to it
 * @param frame address of the player, unless it is a file of ours
 */
export function showVideo(href: string, title: string, frame?: string): void {
  dialogStore.setState({ open: { kind: 'video', title, href, frame } });
}

/** Opens the share dialog for the page at `href`. */
export function showShare(href: string, title: string): void {
  dialogStore.setState({ open: { kind: 'share', title, href } });
}

/** Opens images above the page. @param href of one of them, used if that fails */
export function showPictures(
  pictures: PicturesDialog['pictures'],
  first: number,
  href: string,
): void {
  dialogStore.setState({ open: { kind: 'pictures', pictures, first, href } });
}

/** Asks whether to start a new comparison with a product of another group. */
export function showNewComparison(dialog: Omit<NewComparisonDialog, 'kind'>): void {
  dialogStore.setState({ open: { kind: 'compare', ...dialog } });
}

export function showPrices(websiteCode: number, variant: PricesDialog['variant']): void {
  const { href } = location;
  dialogStore.setState({ open: { kind: 'prices', websiteCode, variant, href } });
}

/** Asks for the mobile number of a back-in-stock alert. */
export function showStockAlert(variant: Omit<StockAlertDialog, 'kind' | 'href'>): void {
  dialogStore.setState({ open: { kind: 'stockAlert', href: location.href, ...variant } });
}

/** Asks for the town that delivery is promised for. */
export function showTown(): void {
  dialogStore.setState({ open: { kind: 'town', href: location.href } });
}

/** Asks below which price to tell a member. */
export function showPriceAlert(variant: Omit<PriceAlertDialog, 'kind' | 'href'>): void {
  dialogStore.setState({ open: { kind: 'priceAlert', href: location.href, ...variant } });
}

/** Offers a member's lists for a product. @param href the favourites */
export function showChooseList(dialog: Omit<ChooseListDialog, 'kind'>): void {
  dialogStore.setState({ open: { kind: 'chooseList', ...dialog } });
}

export function closeDialog(): void {
  dialogStore.setState({ open: null });
}
