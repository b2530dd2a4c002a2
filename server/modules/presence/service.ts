import type { BasketOwner } from '#server/basket-owner.ts';

/** The page shown in one tab. Reported by the client, unverified. */
export interface Presence {
  readonly owner: BasketOwner;
  readonly connectedAt: Date;
  /** The previous page; '' when unknown. */
  refer: string;
  location: { location: string; title: string; value: string } | null;
  chat: { type: string; value: string } | null;
  /** When the tab last reported that it is visible. */
  viewedAt: Date | null;
}

/**
 * The visitors on this node and their pages: one entry per connection, removed when it ends. Bounded by the
 * hub's limit of connections and the size of an entry.
 */
export function createPresences() {
  const here = new Map<string, Presence>();
  return {
    enter(id: string, owner: BasketOwner): void {
      const unknown = { refer: '', location: null, chat: null, viewedAt: null };
      here.set(id, { owner, connectedAt: new Date(), ...unknown });
    },
    leave(id: string): void {
      here.delete(id);
    },
    change(id: string, news: Partial<Omit<Presence, 'owner' | 'connectedAt'>>): void {
      const known = here.get(id);
      if (known) Object.assign(known, news);
    },
    list: (): readonly Readonly<Presence>[] => [...here.values()],
  };
}
export type Presences = ReturnType<typeof createPresences>;
