import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { openBrowser } from './testing/browser.ts';
import { someBox, someChat, someMessage } from './testing/samples.ts';

const browser = await openBrowser({});
afterAll(() => browser.close());

const { serviceNow } = await import('./clock.ts');
const { withMessage } = await import('./log.ts');
const { chatStore, noChat, unreadOf } = await import('./store.ts');
const { changeChat, isFileOver, readBox, readTalk, seeAll, showTalk } = await import('./talk.ts');

beforeEach(() => chatStore.setState(noChat));

const chat = someChat();
const page = (...messages: ReturnType<typeof someMessage>[]) => ({
  body: { chat, messages, more: false },
});

test('the end of an address and of a deletion is judged by the clock of the service', async () => {
  // This device is two hours late.
  const late = Date.now() + 7_200_000;
  const until = (ms: number) =>
    someMessage({
      attachment: {
        name: 'a.pdf',
        type: 'application/pdf',
        size: 9,
        width: null,
        height: null,
        url: '/api/chat/file/1',
        urlUntil: new Date(late + ms).toISOString(),
      },
    });
  const headers = { date: new Date(late).toUTCString() };
  browser.answers['get-box'] = () => ({ headers, body: someBox({ chats: [chat] }) });
  browser.answers['get-messages'] = () => ({ headers, ...page(until(600_000)) });
  await readBox();
  expect(Math.abs(serviceNow() - late)).toBeLessThan(5_000);
  expect(isFileOver(until(600_000))).toBe(false);
  expect(isFileOver(until(-60_000))).toBe(true);
});

test('a blocked visitor learns it when the box is read, and when they are let in again', async () => {
  browser.answers['get-box'] = () => ({ body: someBox({ isBlocked: true }) });
  await readBox();
  expect(chatStore.getState().isBlocked).toBe(true);
  browser.answers['get-box'] = () => ({ body: someBox() });
  await readBox();
  expect(chatStore.getState().isBlocked).toBe(false);
});

test('the count and the list follow both of two talks', async () => {
  const other = someChat({ id: '7d0f4c1e-7b1c-4d57-9b4e-0a5d7c1f0002', unread: 2, sequence: 2 });
  const news = [1, 2].map((at) => someMessage({ id: at, sequence: at }));
  browser.answers['get-box'] = () => ({ body: someBox({ chats: [chat, other] }) });
  browser.answers['get-messages'] = ({ chat: id }) =>
    id === other.id ? { body: { chat: other, messages: news, more: false } } : page();
  browser.answers['seen'] = () => ({ body: { unread: 0 } });
  await readBox();
  expect(unreadOf(chatStore.getState())).toBe(2);

  await readTalk(other.id);
  seeAll();
  expect(unreadOf(chatStore.getState())).toBe(0);
  await readTalk(chat.id);
  expect(unreadOf(chatStore.getState())).toBe(0);

  const third = someMessage({ id: 3, sequence: 3, body: 'سوم' });
  changeChat(other.id, (known) => withMessage(known, third));
  // The same event twice.
  changeChat(other.id, (known) => withMessage(known, third));
  expect(unreadOf(chatStore.getState())).toBe(1);
  const [, listed] = chatStore.getState().box?.chats ?? [];
  expect(listed).toMatchObject({ unread: 1, last: { body: 'سوم' } });
});

test('a talk that was chosen stays it while the box is read again, also on a slow line', async () => {
  const other = someChat({ id: '7d0f4c1e-7b1c-4d57-9b4e-0a5d7c1f0002' });
  browser.answers['get-box'] = () => ({ body: someBox({ chats: [chat, other] }) });
  browser.answers['get-messages'] = async ({ chat: id }) => {
    if (id === other.id) await setTimeout(50);
    return { body: { chat: id === other.id ? other : chat, messages: [], more: false } };
  };
  await readBox();
  expect(chatStore.getState().log?.chat.id).toBe(chat.id);
  showTalk(other.id);
  await readBox();
  expect(chatStore.getState().log?.chat.id).toBe(other.id);

  // The first of two that were chosen is answered last.
  showTalk(other.id);
  showTalk(chat.id);
  await setTimeout(100);
  expect(chatStore.getState().log?.chat.id).toBe(chat.id);
});
