import type { HubConnection } from '@microsoft/signalr';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { chatHubEvents, type StaffState } from '#lib/contract/chat-names.ts';
import {
  getBoxAnswer,
  getMessagesAnswer,
  sendMessageAnswer,
  startAnswer,
} from '#lib/contract/chat.ts';
import { chatEvents } from '#lib/contract/hub-events.ts';
import { hubEvents, hubMethods, hubPath } from '#lib/contract/hub.ts';
import { panelHubMethods } from '#lib/contract/panel-hub.ts';
import type { Permission } from '#lib/contract/permissions.ts';
import { openPanelTab } from '#server/hub/testing/staff.ts';
import { realClient } from '#server/signalr/testing/clients.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { type Answer, openTestShop, type TestShop } from '#server/testing/shop.ts';
import { type PanelHeaders, signInStaff } from '#server/testing/staff.ts';
import { until } from '#server/testing/until.ts';

type Received = readonly [name: string, ...args: unknown[]];

/** A tab of the shop, with all events of chat. */
export interface ChatTab {
  readonly connection: HubConnection;
  readonly received: Received[];
  /** The arguments of one event, each time it arrived. */
  of(name: string): unknown[][];
}

/** A shop with its hubs, listening, and members. */
export interface ChatShop {
  readonly shop: TestShop;
  readonly base: string;
  close(): Promise<void>;
}

/** @param options as `openTestShop` takes them */
export async function openChatShop(
  options: Parameters<typeof openTestShop>[0] = {},
): Promise<ChatShop> {
  const config = { siteUrl: 'http://localhost', ...options.config };
  const shop = await openTestShop({ ...options, hub: true, config });
  if (!options.beside) await fillTestMembers(shop);
  const base = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  return { shop, base, close: shop.close };
}

/** A browser of a visitor: its guid, its cookie `chat`, and the member who is logged in. */
export function createBrowser({ shop, base }: Pick<ChatShop, 'shop' | 'base'>, given?: string) {
  const guid = given ?? randomUUID();
  let cookie = '';
  let bearer: Record<string, string> = {};
  const tabs: HubConnection[] = [];

  function keepCookie({ headers }: Answer): void {
    for (const each of [headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = String(each).split(';');
      if (pair.startsWith('chat=')) cookie = pair === 'chat=' ? '' : pair;
    }
  }

  const headers = (): Record<string, string> => ({
    'x-guid': guid,
    ...(cookie && { cookie }),
    ...bearer,
  });

  async function call(name: string, body: object = {}): Promise<Answer> {
    const answer = await shop.post(`/api/chat/${name}`, body, headers());
    keepCookie(answer);
    return answer;
  }

  /** @throws {Error} when it is refused */
  async function done<Of extends z.ZodType>(
    of: Of,
    name: string,
    body: object = {},
  ): Promise<z.output<Of>> {
    const { status, body: answer } = await call(name, body);
    if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(answer)}`);
    return of.parse(answer);
  }

  return {
    guid,
    call,
    headers,
    cookie: () => cookie,
    useCookie: (other: string): void => void (cookie = other),
    box: () => done(getBoxAnswer, 'get-box'),
    start: (body = 'سلام', more: object = {}) =>
      done(startAnswer, 'start', { clientId: randomUUID(), body, ...more }),
    send: (chat: string, body = 'پیام', more: object = {}) =>
      done(sendMessageAnswer, 'send-message', { chat, clientId: randomUUID(), body, ...more }),
    read: (chat: string, more: object = {}) =>
      done(getMessagesAnswer, 'get-messages', { chat, ...more }),
    async logIn(account: Parameters<typeof logIn>[1] = accounts.member) {
      bearer = (await logIn(shop, account)).bearer;
    },
    /** Forgets the member, as a page does; the service's part is its call. */
    forgetMember: (): void => void (bearer = {}),
    /** Connects the real client, as a page that has the cookie does. */
    async open(): Promise<ChatTab> {
      const token = bearer['authorization']?.replace('Bearer ', '') ?? '';
      const connection = realClient(`${base}${hubPath}?guid=${guid}`, {
        headers: cookie ? { cookie } : {},
        accessTokenFactory: () => token,
      });
      const received: Received[] = [];
      for (const name of Object.values(chatHubEvents)) {
        connection.on(name, (...args: unknown[]) =>
          received.push([name, ...chatEvents[name].parse(args)]),
        );
      }
      const greeted = new Promise<void>((resolve) =>
        connection.on(hubEvents.reconnect, () => resolve()),
      );
      await connection.start();
      tabs.push(connection);
      await connection.send(hubMethods.reconnect);
      await greeted;
      return {
        connection,
        received,
        of: (wanted) => received.flatMap(([name, ...args]) => (name === wanted ? [args] : [])),
      };
    },
    close: async () => {
      await Promise.all(tabs.map((tab) => tab.stop()));
    },
  };
}
export type Browser = ReturnType<typeof createBrowser>;

/** One of the staff at a panel that is connected, mostly online. */
export async function openAgent(
  { shop, base }: ChatShop,
  permissions: readonly Permission[] = ['chat'],
  {
    state = 'online',
    mobile = accounts.administrator.mobile,
  }: { state?: StaffState; mobile?: string } = {},
) {
  const headers: PanelHeaders = await signInStaff(shop, permissions, { mobile });
  const tab = await openPanelTab(base, headers.cookie);
  const setState = (to: StaffState) =>
    tab.connection.invoke(panelHubMethods.changeStaffState, JSON.stringify({ state: to }));
  if (permissions.includes('chat')) await setState(state);
  return {
    ...tab,
    headers,
    setState,
    call: (name: string, body: object = {}) => shop.post(`/api/Admin/${name}`, body, headers),
    async done<Of extends z.ZodType>(
      of: Of,
      name: string,
      body: object = {},
    ): Promise<z.output<Of>> {
      const answer = await shop.post(`/api/Admin/${name}`, body, headers);
      if (answer.status !== 200) {
        throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
      return of.parse(answer.body);
    },
    async answer(chat: string, body = 'بفرمایید', more: object = {}) {
      const sent = { chat, clientId: randomUUID(), body, ...more };
      const { status, body: answer } = await shop.post(
        '/api/Admin/Send-Chat-Message',
        sent,
        headers,
      );
      if (status !== 200) throw new Error(`Send-Chat-Message: ${status} ${JSON.stringify(answer)}`);
      return sendMessageAnswer.parse(answer);
    },
    close: () => tab.connection.stop(),
  };
}
export type AgentAtPanel = Awaited<ReturnType<typeof openAgent>>;

/** Waits for an event whose arguments fit. */
export const awaitEvent = (
  tab: Pick<ChatTab, 'of'>,
  name: string,
  fits: (args: unknown[]) => boolean = () => true,
): Promise<unknown[]> => until(async () => tab.of(name).find(fits));

/** The JSON an event carries at this place. */
export const jsonAt = (args: readonly unknown[], at: number): unknown =>
  JSON.parse(String(args[at]));
