/** A step of one of the member's orders. */
export interface OrderNews {
  readonly number: number;
  /** The order's new version. */
  readonly version: number;
}

/** @param news null: some may have been missed */
type Listener = (news: OrderNews | null) => void;

const listeners = new Set<Listener>();

/** @returns a function that ends the listening */
export function onOrderNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceOrderNews(news: OrderNews | null): void {
  for (const listener of listeners) listener(news);
}
