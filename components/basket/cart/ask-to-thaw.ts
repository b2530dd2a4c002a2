import { cartTexts } from '#components/basket/cart/texts.ts';
import { cartPath } from '#components/basket/texts.ts';
import { askExitFreeze } from '#lib/dialogs/store.ts';

/** Asks whether a basket that awaits its payment should leave that state, so that it can be changed. */
export const askToThaw = (): void => askExitFreeze(cartTexts.thaw, cartPath);
