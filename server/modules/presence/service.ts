import type { Redis } from 'ioredis';
import { z } from 'zod';
import { mac } from '#lib/rules/signature.ts';
import { basketKey, type BasketOwner } from '#server/basket-owner.ts';
import { createShared } from '#server/modules/presence/shared-service.ts';

const owner = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guest'), guid: z.string() }),
  z.object({ kind: z.literal('member'), memberId: z.int() }),
]);
const moment = z.iso.datetime();

/** The page shown in one tab. Reported by the client, unverified. */
const presence = z.object({
  owner,
  connectedAt: moment,
  /** The previous page; '' when unknown. */
  refer: z.string(),
  location: z.object({ location: z.string(), title: z.string(), value: z.string() }).nullable(),
  chat: z.object({ type: z.string(), value: z.string() }).nullable(),
  /** When the tab last reported that it is visible. */
  viewedAt: moment.nullable(),
});
export type Presence = z.infer<typeof presence>;

interface Needs {
  readonly redis: Redis | null;
  readonly settings: { readonly tokenSecret: string };
}

/**
 * The visitors on all nodes and their pages: one entry per connection, removed when it ends. Bounded by the
 * hub's limit of connections and the size of an entry.
 */
export function createPresences({ redis, settings }: Needs) {
  const here = new Map<string, Presence>();
  const shared = createShared(redis, 'visitors');
  const key = mac(settings.tokenSecret, 'visitor who is here');
  const listeners = new Set<(visitor: string) => void>();

  /** Names a visitor to staff, without saying their guid. */
  const nameOf = (of: BasketOwner): string =>
    mac(key, basketKey(of)).toString('base64url').slice(0, 22);

  /** @param isNews whether staff are to hear of it */
  function keep(id: string, known: Presence, isNews: boolean): void {
    here.set(id, known);
    const visitor = nameOf(known.owner);
    shared.put(visitor, id, known, isNews);
    if (isNews) for (const listener of listeners) listener(visitor);
  }

  /** The tabs of a visitor, the one that opened last first. */
  async function tabsOf(visitor: string): Promise<Presence[]> {
    const found = (await shared.read(visitor)).map((value) => presence.parse(value));
    return found.toSorted((a, b) => b.connectedAt.localeCompare(a.connectedAt));
  }

  return {
    nameOf,
    enter(id: string, of: BasketOwner): void {
      const unknown = { refer: '', location: null, chat: null, viewedAt: null };
      keep(id, { owner: of, connectedAt: new Date().toISOString(), ...unknown }, false);
    },
    leave(id: string): void {
      const known = here.get(id);
      if (!known) return;
      here.delete(id);
      const visitor = nameOf(known.owner);
      shared.remove(visitor, id);
      for (const listener of listeners) listener(visitor);
    },
    change(id: string, news: Partial<Omit<Presence, 'owner' | 'connectedAt'>>): void {
      const known = here.get(id);
      if (known) keep(id, { ...known, ...news }, news.location !== undefined);
    },
    tabsOf,
    /** Whether a visitor has a tab open on any node. */
    isHere: (of: BasketOwner): Promise<boolean> => shared.has(nameOf(of)),
    /** Those whose page changed last, with their tabs. */
    async latest(most: number) {
      const names = await shared.latest(most);
      const all = await Promise.all(
        names.map(async (visitor) => ({ visitor, tabs: await tabsOf(visitor) })),
      );
      shared.forget(all.filter(({ tabs }) => tabs.length === 0).map(({ visitor }) => visitor));
      return all.filter(({ tabs }) => tabs.length > 0);
    },
    count: shared.count,
    renew: shared.renew,
    /** Calls back with each visitor of this node who came to another page, or left one. */
    onChange: (listener: (visitor: string) => void): void => void listeners.add(listener),
  };
}
export type Presences = ReturnType<typeof createPresences>;
