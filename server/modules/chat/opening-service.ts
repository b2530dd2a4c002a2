import { chatErrors } from '#lib/contract/chat-names.ts';
import type { LeaveMessageBody, StartBody } from '#lib/contract/chat.ts';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import { readShopNames } from '#server/db/shop-name.ts';
import { conflict } from '#server/errors.ts';
import { orTakeBack, takeAllBack } from '#server/limits/limit.ts';
import type { Here } from '#server/modules/chat/here-service.ts';
import type { HoursService } from '#server/modules/chat/hours-service.ts';
import type { Invitations } from '#server/modules/chat/invitation.ts';
import { type ChatLimits, partyName } from '#server/modules/chat/limits.ts';
import {
  blockedVisitor,
  type Messages,
  type Written,
} from '#server/modules/chat/message-service.ts';
import { ownerOf } from '#server/modules/chat/rows.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';
import {
  describeChat,
  holdVisitor,
  insertChat,
  readStanding,
  useInvitation,
} from '#server/modules/chat/visitor-queries.ts';
import type { VisitorChats } from '#server/modules/chat/visitor-service.ts';
import { type Visitor, writer } from '#server/modules/chat/visitor.ts';
import { anyLineOf, mobileOf, nameOf, textOf, wrongField } from '#server/modules/chat/words.ts';
import type { Presences } from '#server/modules/presence/service.ts';

const longest = { subject: 500, refer: 2_000 } as const;

interface Needs {
  readonly database: Database;
  readonly settings: Pick<Config, 'siteUrl'>;
  readonly messages: Messages;
  readonly chats: Pick<VisitorChats, 'one'>;
  readonly hours: HoursService;
  readonly here: Here;
  readonly limits: ChatLimits;
  readonly invitations: Pick<Invitations, 'read'>;
  readonly presences: Pick<Presences, 'nameOf'>;
}

/** A talk that begins. */
interface Opening {
  readonly first: Omit<Written, 'chat'>;
  readonly name: string;
  readonly mobile: string | null;
  readonly subject: StartBody['subject'];
  readonly refer: string;
  readonly invitation: string | undefined;
}

/** How talks begin: in the box, or by the form. */
export function createOpenings(needs: Needs) {
  const { database, settings, messages, chats, hours, here, limits, invitations, presences } =
    needs;

  /** Begins a talk, or goes on with the one that is open. */
  async function open(visitor: Visitor, opening: Opening, isForm: boolean, tx: Db) {
    const { memberId, key, guid } = visitor;
    const { first, name, mobile, subject, refer, invitation } = opening;
    await database.run(holdVisitor, [partyName(visitor)], tx);
    const values = [memberId, key, first.clientId];
    const [standing] = await database.run(readStanding, values, tx);
    const known = standing?.sent ?? standing?.open;
    if (known) {
      if (isForm) await database.run(describeChat, [known, name, mobile], tx);
      return {
        chat: known,
        ...(await messages.send(writer(visitor), { ...first, chat: known }, { joined: tx })),
      };
    }
    const about = [subject?.type ?? null, subject?.value ?? '', refer, isForm];
    const [made] = await database.run(
      insertChat,
      [key, guid, memberId, name, mobile, ...about],
      tx,
    );
    const chat = made?.id ?? '';
    await begin(visitor, chat, invitation, tx);
    return { chat, ...(await messages.send(writer(visitor), { ...first, chat }, { joined: tx })) };
  }

  /** The words of an invitation come first, and who invited answers: once, whatever becomes of the talk. */
  async function begin(visitor: Visitor, chat: string, invitation: string | undefined, tx: Db) {
    const owner = ownerOf(visitor);
    const invited = owner && invitations.read(invitation, presences.nameOf(owner));
    if (!invited) return;
    const [isFirst] = await database.run(useInvitation, [invited.id], tx);
    if (!isFirst) return;
    const { sequence } = (
      await messages.send(
        { side: 'staff', agent: invited.staff },
        { chat, clientId: null, kind: 'text', body: invited.text },
        { joined: tx },
      )
    ).message;
    await messages.mark(writer(visitor), { chat, sequence }, 3, tx);
  }

  /** Counts what is new, and counts it back when it was not. */
  async function openCounted(visitor: Visitor, opening: Opening, isForm: boolean) {
    const values = [visitor.memberId, visitor.key, opening.first.clientId];
    const [standing] = await database.run(readStanding, values);
    if (standing?.isBlocked) throw blockedVisitor();
    const isKnown = Boolean(standing?.sent ?? standing?.open);
    if (!isForm && !isKnown) await requireSomebody();
    const counted = await limits.message(visitor);
    if (!isKnown) counted.push(...(await orTakeBack(counted, limits.newChat(visitor, isForm))));
    const done = await orTakeBack(
      counted,
      database.transaction((tx) => open(visitor, opening, isForm, tx)),
    );
    if (!done.isNew) await takeAllBack(counted);
    return { chat: await chats.one(visitor, done.chat), message: done.message };
  }

  /** @throws {ShopError} 409 `CHAT_OFF`, `CHAT_AWAY` */
  async function requireSomebody(): Promise<void> {
    const { isOn } = await hours.read();
    if (!isOn) throw conflict(chatErrors.off, chatTexts.off);
    const { mode } = await here.box();
    if (mode === 'form') throw conflict(chatErrors.away, chatTexts.away);
  }

  async function start(visitor: Visitor, body: StartBody) {
    const [{ asksName }, names] = await Promise.all([
      hours.read(),
      readShopNames(database, settings.siteUrl),
    ]);
    const name = nameOf(body.name, names);
    if (asksName && name === '' && visitor.memberId === null) {
      throw wrongField('name', chatTexts.name);
    }
    const { subject } = body;
    const about = subject && {
      type: subject.type,
      value: anyLineOf(subject.value, 'subject', longest.subject),
    };
    const opening = {
      first: { clientId: body.clientId, kind: 'text', body: textOf(body.body) },
      name,
      mobile: mobileOf(body.mobile),
      subject: about,
      refer: anyLineOf(body.Refer, 'Refer', longest.refer),
      invitation: body.invitation,
    } as const;
    return openCounted(visitor, opening, false);
  }

  /** The form for when nobody is here. @throws {ShopError} 409 `CHAT_OFF`; 422 with errors by field */
  async function leave(visitor: Visitor, body: Omit<LeaveMessageBody, 'GuidCode' | 'website'>) {
    const [{ isOn }, names] = await Promise.all([
      hours.read(),
      readShopNames(database, settings.siteUrl),
    ]);
    if (!isOn) throw conflict(chatErrors.off, chatTexts.off);
    const name = nameOf(body.name, names);
    const mobile = mobileOf(body.mobile);
    if (mobile === null) throw wrongField('mobile', chatTexts.mobile);
    const opening = {
      first: {
        clientId: body.clientId ?? null,
        kind: 'form',
        body: textOf(body.message, 'message'),
      },
      name,
      mobile,
      subject: null,
      refer: '',
      invitation: undefined,
    } as const;
    return openCounted(visitor, opening, true);
  }

  return { start, leave };
}
export type Openings = ReturnType<typeof createOpenings>;
