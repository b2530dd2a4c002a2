import { readBasket } from '#lib/basket/client.ts';
import { contentsStore } from '#lib/basket/contents-store.ts';
import { createFollower } from '#lib/basket/follower.ts';
import { basketStore } from '#lib/basket/store.ts';

const follower = createFollower({
  basket: basketStore,
  contents: contentsStore,
  read: readBasket,
});

export const { during, refresh } = follower;

let following = false;
/** Reads the basket, now and whenever it changes or the shopper returns to the page. */
export function showContents(): void {
  const { reading, age } = contentsStore.getState();
  if (reading === 'failed') contentsStore.begin(age);
  void refresh();
  if (following) return;
  following = true;
  follower.follow();
  addEventListener('online', follower.catchUp);
  // Prices and stock change without an event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh();
  });
}
