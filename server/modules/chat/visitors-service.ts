import type { GetVisitorsAnswer, VisitorRow } from '#lib/contract/admin-chat.ts';
import { chatErrors } from '#lib/contract/chat-names.ts';
import type { BoxEventValue } from '#lib/contract/chat.ts';
import { basketKey, type BasketOwner, guestBasket, memberBasket } from '#server/basket-owner.ts';
import type { Database } from '#server/db/database.ts';
import { conflict } from '#server/errors.ts';
import type { Invitations } from '#server/modules/chat/invitation.ts';
import type { Agent } from '#server/modules/chat/message-service.ts';
import { readGuestsHere, readMembersHere } from '#server/modules/chat/staff-queries.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';
import { textOf } from '#server/modules/chat/words.ts';
import type { Presence, Presences } from '#server/modules/presence/service.ts';

const mostShown = 200;
const longestInvitation = 500;

interface Needs {
  readonly database: Database;
  readonly presences: Presences;
  readonly invitations: Pick<Invitations, 'make'>;
}

type Invite = (owner: BasketOwner, value: BoxEventValue<'open'>) => void;

/** A visitor with the tabs that are open. */
interface Here {
  readonly visitor: string;
  readonly tabs: readonly Presence[];
}

/** The visitors who are here, as staff see them: all but the account is their own word. */
export function createVisitors({ database, presences, invitations }: Needs) {
  const listeners = new Set<Invite>();

  /** Name and chat of each visitor, by `basketKey`. */
  async function knownOf(visitors: readonly Here[]): Promise<ReadonlyMap<string, Known>> {
    const owners = visitors.flatMap(({ tabs: [first] }) => first?.owner ?? []);
    const ids = owners.flatMap((each) => (each.kind === 'member' ? each.memberId : []));
    const guids = owners.flatMap((each) => (each.kind === 'guest' ? each.guid : []));
    const [members, guests] = await Promise.all([
      database.run(readMembersHere, [ids]),
      database.run(readGuestsHere, [guids]),
    ]);
    return new Map([
      ...members.map(({ id, ...each }) => [basketKey(memberBasket(id)), each] as const),
      ...guests.map(
        ({ guid, chat }) => [basketKey(guestBasket(guid)), { name: '', chat }] as const,
      ),
    ]);
  }

  /** Rows of visitors; one without tabs has gone. */
  async function rowsOf(visitors: readonly Here[]): Promise<VisitorRow[]> {
    const known = await knownOf(visitors);
    return visitors.map(({ visitor, tabs }) => rowOf(visitor, tabs, known));
  }

  async function list(): Promise<GetVisitorsAnswer> {
    const [found, total] = await Promise.all([presences.latest(mostShown), presences.count()]);
    // A list that holds all of them counts itself: one came or left between the two readings.
    const isWhole = found.length < mostShown;
    return { visitors: await rowsOf(found), total: isWhole ? found.length : total };
  }

  /** Asks a visitor whether they want to talk. @throws {ShopError} 409 when they have gone; 422 */
  async function invite(agent: Agent, visitor: string, written: string): Promise<void> {
    const text = textOf(written, 'text', longestInvitation);
    const [tab] = await presences.tabsOf(visitor);
    if (!tab) throw conflict(chatErrors.gone, chatTexts.visitorGone);
    const invitation = invitations.make(visitor, agent, text);
    for (const listener of listeners) listener(tab.owner, { name: agent.name, text, invitation });
  }

  return {
    list,
    invite,
    rowsOf,
    onInvited: (listener: Invite): void => void listeners.add(listener),
  };
}
export type Visitors = ReturnType<typeof createVisitors>;

/** What the shop knows of a visitor. */
interface Known {
  readonly name: string;
  readonly chat: string | null;
}
const nothing: Known = { name: '', chat: null };
/** Of a visitor who has left. */
const noTab = { owner: null, location: null, refer: '', viewedAt: null } as const;

function rowOf(
  visitor: string,
  tabs: readonly Presence[],
  known: ReadonlyMap<string, Known>,
): VisitorRow {
  const [latest] = tabs.toSorted((a, b) => (b.viewedAt ?? '').localeCompare(a.viewedAt ?? ''));
  const { owner, location, refer, viewedAt } = latest ?? noTab;
  const { name, chat } = (owner && known.get(basketKey(owner))) ?? nothing;
  return {
    visitor,
    memberId: owner?.kind === 'member' ? owner.memberId : null,
    name,
    page: location,
    refer,
    since: tabs.at(-1)?.connectedAt ?? new Date().toISOString(),
    viewedAt,
    tabs: tabs.length,
    box: tabs.find((tab) => tab.chat !== null)?.chat ?? null,
    chat,
    isHere: tabs.length > 0,
  };
}
