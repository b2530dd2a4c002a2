import { z } from 'zod';
import { normalisePersian } from '#lib/text/persian.ts';
import type { BasketOwner } from '#server/basket-owner.ts';

const longestRefer = 2_000;
const longestPath = 2_000;
const longestText = 500;
const longestJson = 4_000;

/** A path percent-encoded, as browsers spell it: six characters a Persian letter. */
const path = z.string().max(longestPath).default('').transform(normalisePersian);
const text = z.string().max(longestText).default('').transform(normalisePersian);

/** One JSON text as a hub method's only argument (contract §5), and what it has to hold. */
const jsonOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.tuple([z.string().max(longestJson).transform(parsed).pipe(z.object(shape))]);

function parsed(json: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(json);
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
}

/** Arguments of the methods by which a tab says where its visitor is (specification §7). */
export const presenceArguments = {
  refer: z.tuple([z.string().max(longestRefer).nullable()]),
  location: jsonOf({ location: path, title: text, value: text }),
  chat: jsonOf({ type: text, value: text }),
} as const;

type LocationOf = z.output<typeof presenceArguments.location>[0];
type ChatOf = z.output<typeof presenceArguments.chat>[0];

/** Where one tab is. All of it is the visitor's own word. */
export interface Presence {
  readonly owner: BasketOwner;
  readonly connectedAt: Date;
  /** The page before this one; '' when unknown. */
  refer: string;
  location: LocationOf | null;
  chat: ChatOf | null;
  /** When the tab last said that somebody looks at it. */
  viewedAt: Date | null;
}

/**
 * Who is here on this node and where, one entry a connection and no longer than it lasts: as many as the hub
 * lets in, each of bounded size.
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
