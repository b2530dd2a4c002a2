import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { expect, type Page } from 'playwright/test';
import { chatMessage, getBoxAnswer } from '#lib/contract/chat.ts';
import { hubMethods } from '#lib/contract/hub.ts';
import { panelHubEvents, panelHubMethods, panelHubPath } from '#lib/contract/panel-hub.ts';
import { enterPanel } from './panel.ts';
import { ask, post } from './shop.ts';

const shop = process.env['E2E_BASE_URL'] ?? 'http://localhost:3000';

/** Opens the box; a link to its page without scripts. */
export const launcher = (page: Page) => page.getByRole('button', { name: 'گفتگو با پشتیبانی' });
export const box = (page: Page) => page.getByRole('dialog', { name: 'گفتگو' });
export const log = (page: Page) => box(page).getByRole('log');
export const field = (page: Page) =>
  box(page).getByRole('textbox', { name: 'پیام خود را بنویسید' });
export const sendButton = (page: Page) =>
  box(page).getByRole('button', { name: 'ارسال', exact: true });

/** Opens the box on a page that is open. */
export async function openBox(page: Page): Promise<void> {
  await page.locator('html[data-menus]').waitFor();
  await launcher(page).click();
  await expect(box(page)).toBeVisible();
}

/** Writes a message and presses the button. */
export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await sendButton(page).click();
  await expect(log(page)).toContainText(text);
}

type Event = readonly [name: string, ...args: unknown[]];

/** Somebody of the staff with the inbox open: on the panel's hub, and with the panel's calls. */
export interface Staff {
  /** Calls `Admin/…`. */
  call(name: string, body: object): Promise<unknown>;
  /** Calls a method of the hub with JSON. */
  say(method: string, what: object): Promise<void>;
  /** Waits for an event of the hub that is so, whenever it came. */
  hears(name: string, isIt: (...args: unknown[]) => boolean): Promise<Event>;
  /** The message with this text, once the hub has announced it, and its chat. */
  gets(text: string): Promise<{ chat: string; sequence: number; id: number }>;
  /** What the chat has, as staff read it. */
  reads(chat: string): Promise<readonly { body: string; isDeleted: boolean; kind: string }[]>;
  reply(chat: string, body: string, kind?: string): Promise<void>;
  leave(): Promise<void>;
}

const isHere = async (mode: 'chat' | 'form'): Promise<boolean> =>
  getBoxAnswer.parse(await post('chat/get-box', {})).mode === mode;

/** Comes to the inbox, and waits until visitors can talk. */
export async function staffComes(): Promise<Staff> {
  const { cookie, 'x-xsrf-token': xsrf } = await enterPanel();
  const { origin } = new URL(shop);
  const connection = new HubConnectionBuilder()
    .withUrl(`${shop}${panelHubPath}`, {
      transport: HttpTransportType.WebSockets,
      skipNegotiation: true,
      headers: { cookie, origin },
    })
    .configureLogging(LogLevel.None)
    .build();
  const events: Event[] = [];
  for (const name of Object.values(panelHubEvents)) {
    connection.on(name, (...args: unknown[]) => void events.push([name, ...args]));
  }
  await connection.start();
  await connection.send(hubMethods.reconnect);
  await connection.send(panelHubMethods.changeStaffState, JSON.stringify({ state: 'online' }));
  await expect.poll(() => isHere('chat')).toBe(true);

  const call = (name: string, body: object) =>
    ask(`Admin/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'x-xsrf-token': xsrf },
      body: JSON.stringify(body),
    });
  const hears: Staff['hears'] = async (name, isIt) => {
    const find = () => events.find(([each, ...args]) => each === name && isIt(...args));
    await expect.poll(find, { message: name }).toBeDefined();
    return find() ?? [name];
  };
  return {
    call,
    say: (method, what) => connection.send(method, JSON.stringify(what)),
    hears,
    gets: async (text) => {
      const [, chat, json] = await hears('NewMessageEvent', (_chat, message) =>
        String(message).includes(JSON.stringify(text)),
      );
      const { id, sequence } = chatMessage.parse(JSON.parse(String(json)));
      return { chat: String(chat), sequence, id };
    },
    reads: async (chat) => {
      const { messages } = (await call('Get-Chat-Messages', { chat })) as { messages: unknown[] };
      return messages.map((message) => chatMessage.parse(message));
    },
    reply: async (chat, body, kind = 'text') => {
      await call('Send-Chat-Message', { chat, clientId: crypto.randomUUID(), kind, body });
    },
    leave: () => connection.stop(),
  };
}

/** A talk in this page: begun with this text, and known to staff. */
export async function begin(page: Page, staff: Staff, text: string): Promise<string> {
  await page.goto('/');
  await openBox(page);
  await say(page, text);
  const { chat } = await staff.gets(text);
  return chat;
}
