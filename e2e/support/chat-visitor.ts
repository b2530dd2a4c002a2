import { randomUUID } from 'node:crypto';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import {
  getMessagesAnswer,
  leaveMessageAnswer,
  sendMessageAnswer,
  startAnswer,
} from '#lib/contract/chat.ts';
import { chatHubEvents, chatHubMethods } from '#lib/contract/chat-names.ts';
import { hubMethods, hubPath } from '#lib/contract/hub.ts';
import { enterPanel } from './panel.ts';
import { ask, askWhole, post } from './shop.ts';

const service = process.env['E2E_SERVICE_URL'] ?? 'http://127.0.0.1:4000';

/** Answers a chat as the demo shop's administrator, by the service. */
export const answerChat = async (chat: string, body: string): Promise<unknown> =>
  ask('Admin/Send-Chat-Message', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await enterPanel()) },
    body: JSON.stringify({ chat, clientId: randomUUID(), body }),
  });

/** A chat that waits, by the form that needs nobody to be there. @returns its id */
export async function leftMessage(given: {
  readonly name: string;
  readonly mobile: string;
  readonly message: string;
}): Promise<string> {
  const { chat } = leaveMessageAnswer.parse(await post('chat/leave-message', given));
  if (chat === null) throw new Error('The message was taken for a robot’s.');
  return chat.id;
}

/** A visitor's side of a chat: the calls and the connection that the shop's box has, without the box. */
export function newVisitor() {
  const guid = randomUUID();
  let cookie = '';

  async function call(name: string, init: RequestInit): Promise<unknown> {
    const answer = await askWhole(`chat/${name}`, {
      method: 'POST',
      ...init,
      headers: { 'x-guid': guid, ...(cookie && { cookie }), ...init.headers },
    });
    for (const each of answer.headers.getSetCookie()) {
      const pair = each.split(';', 1)[0] ?? '';
      if (pair.startsWith('chat=')) cookie = pair;
    }
    return answer.json();
  }
  const callJson = (name: string, body: object = {}) =>
    call(name, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    /** Begins a talk. @returns its id */
    async start(body: string, more: object = {}): Promise<string> {
      const begun = { clientId: randomUUID(), body, ...more };
      return startAnswer.parse(await callJson('start', begun)).chat.id;
    },
    async send(chat: string, body: string) {
      const sent = { chat, clientId: randomUUID(), kind: 'text', body };
      return sendMessageAnswer.parse(await callJson('send-message', sent)).message;
    },
    async upload(chat: string, file: Blob, name: string) {
      const form = new FormData();
      form.set('chat', chat);
      form.set('clientId', randomUUID());
      form.set('file', file, name);
      return sendMessageAnswer.parse(await call('upload', { body: form })).message;
    },
    messages: async (chat: string) =>
      getMessagesAnswer.parse(await callJson('get-messages', { chat })).messages,
    rate: (chat: string, stars: number) => callJson('rate', { chat, stars }),
    report: (chat: string, reason: string) => callJson('report-abuse', { chat, reason }),
    /** Opens the shop in a tab: a connection of the hub. */
    async open() {
      const connection = new HubConnectionBuilder()
        .withUrl(`${service}${hubPath}?guid=${guid}`, {
          skipNegotiation: true,
          transport: HttpTransportType.WebSockets,
          headers: cookie ? { cookie } : {},
        })
        .configureLogging(LogLevel.None)
        .build();
      const received: (readonly [name: string, ...args: unknown[]])[] = [];
      for (const name of [
        chatHubEvents.typing,
        chatHubEvents.messageStatus,
        chatHubEvents.chatBox,
      ]) {
        connection.on(name, (...args: unknown[]) => received.push([name, ...args]));
      }
      await connection.start();
      await connection.send(hubMethods.reconnect);
      const tell = (method: string, value: object) =>
        connection.invoke(method, JSON.stringify(value));
      return {
        received,
        visit: (location: string, title: string) =>
          tell(hubMethods.changeLocation, { location, title, value: '' }),
        type: (chat: string, on: boolean) => tell(chatHubMethods.typing, { chat, on }),
        see: (chat: string, sequence: number) =>
          tell(chatHubMethods.seenMessage, { chat, sequence }),
        close: () => connection.stop(),
      };
    },
  };
}
