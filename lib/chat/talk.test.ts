import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { openBrowser } from './testing/browser.ts';
import { someBox, someChat, someMessage } from './testing/samples.ts';

const browser = await openBrowser({});
afterAll(() => browser.close());

const { serviceNow } = await import('./clock.ts');
const { chatStore, noChat } = await import('./store.ts');
const { isFileOver, readBox } = await import('./talk.ts');

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
