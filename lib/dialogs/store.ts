import { createStore } from 'zustand/vanilla';
import type { Compared, CompareGroup } from '#lib/compare/store.ts';
import type { Variant } from '#lib/contract/product.ts';
import type { Wish } from '#lib/session/wish.ts';

const reasons = ['fav', 'basket', 'inBasket'] as const;
/** What a shopper wanted who has to log in first (specification §2). */
export type LoginReason = (typeof reasons)[number];

export const isLoginReason = (word: string | undefined): word is LoginReason =>
  reasons.some((reason) => reason === word);

/** What is asked or shown above the page. `href` leads to the same without a dialog. */
export type OpenDialog =
  | LoginDialog
  | VideoDialog
  | { readonly kind: 'share'; readonly title: string; readonly href: string }
  | NewComparisonDialog
  | PricesDialog
  | TellDialog
  | PicturesDialog
  | FrozenDialog;

/** Why to log in. What was wished for is carried out afterwards. */
export interface LoginDialog {
  readonly kind: 'login';
  readonly reason: LoginReason;
  readonly wish?: Wish | undefined;
  readonly href: string;
}

/** A film file at `href`, or a player at `frame` of what is at `href`. */
export interface VideoDialog {
  readonly kind: 'video';
  readonly title: string;
  readonly href: string;
  readonly frame?: string | undefined;
}

/** Pictures to be looked at closely, beginning with the one at `first`. */
export interface PicturesDialog {
  readonly kind: 'pictures';
  readonly pictures: readonly { readonly image: string; readonly alt: string }[];
  readonly first: number;
  readonly href: string;
}

/** A product that does not go with those collected for comparing. */
export interface NewComparisonDialog {
  readonly kind: 'compare';
  readonly item: Compared;
  readonly group: CompareGroup;
  /** The name of the group of those collected. */
  readonly collected: string;
  readonly href: string;
}

/** What a variant of a product cost. */
export interface PricesDialog {
  readonly kind: 'prices';
  readonly websiteCode: number;
  readonly variant: Pick<Variant, 'id' | 'availability' | 'price'>;
  readonly href: string;
}

/** A variant somebody wants to be told of when it can be bought. */
export interface TellDialog {
  readonly kind: 'tell';
  readonly websiteCode: number;
  readonly variantId: number;
  /** The product's. */
  readonly name: string;
  readonly href: string;
}

/** The basket awaits payment, as the service's `message` says. */
export interface FrozenDialog {
  readonly kind: 'frozen';
  readonly message: string;
  readonly href: string;
}

export const dialogStore = createStore<{ readonly open: OpenDialog | null }>(() => ({
  open: null,
}));

/** Where a shopper logs in and comes back to this page from. */
const loginPath = (): string =>
  `/account/login?returnUrl=${encodeURIComponent(location.pathname + location.search)}`;

/** Tells a visitor why to log in, and leads there. @param wish what a heart was pressed for */
export function askLogin(reason: LoginReason, wish?: Wish): void {
  dialogStore.setState({ open: { kind: 'login', reason, wish, href: loginPath() } });
}

/** Asks whether the basket is to leave the waiting for a payment. @param href the cart */
export function askExitFreeze(message: string, href: string): void {
  dialogStore.setState({ open: { kind: 'frozen', message, href } });
}

/**
 * Plays a film above the page.
 * @param title what the link to it said
 * @param frame address of the player of a film that is no file of ours
 */
export function showVideo(href: string, title: string, frame?: string): void {
  dialogStore.setState({ open: { kind: 'video', title, href, frame } });
}

/** Asks where to pass on the page at `href`. */
export function showShare(href: string, title: string): void {
  dialogStore.setState({ open: { kind: 'share', title, href } });
}

/** Shows pictures above the page. @param href of one of them, for when that cannot be */
export function showPictures(
  pictures: PicturesDialog['pictures'],
  first: number,
  href: string,
): void {
  dialogStore.setState({ open: { kind: 'pictures', pictures, first, href } });
}

/** Asks whether to begin a new comparison, with a product of another group. */
export function showNewComparison(dialog: Omit<NewComparisonDialog, 'kind'>): void {
  dialogStore.setState({ open: { kind: 'compare', ...dialog } });
}

export function showPrices(websiteCode: number, variant: PricesDialog['variant']): void {
  const { href } = location;
  dialogStore.setState({ open: { kind: 'prices', websiteCode, variant, href } });
}

/** Asks for the number to be told by when a variant can be bought. */
export function showTell(wish: Omit<TellDialog, 'kind' | 'href'>): void {
  dialogStore.setState({ open: { kind: 'tell', href: location.href, ...wish } });
}

export function closeDialog(): void {
  dialogStore.setState({ open: null });
}
