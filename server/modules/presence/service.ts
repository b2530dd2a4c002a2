import type { BasketOwner } from '#server/basket-owner.ts';

/** Where one tab is. All of it is the visitor's own word. */
export interface Presence {
  readonly owner: BasketOwner;
  readonly connectedAt: Date;
  /** The page before this one; '' when unknown. */
  refer: string;
  location: { location: string; title: string; value: string } | null;
  chat: { type: string; value: string } | null;
  /** When the tab last reported that it is being looked at. */
  viewedAt: Date | null;
}

/**
 * Who is here on this node and where: one entry a connection, removed when it ends. There are as many as the hub
 * admits connections, each of bounded size.
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
