import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { openBrowser } from './testing/browser.ts';
import { someBox } from './testing/samples.ts';

const browser = await openBrowser({});
afterAll(() => browser.close());

const { sendText } = await import('./send.ts');
const { chatStore, noChat } = await import('./store.ts');

/** Waits until it is so. */
async function until(isIt: () => boolean): Promise<void> {
  while (!isIt()) {
    // oxlint-disable-next-line no-await-in-loop -- until it is so
    await setTimeout(5);
  }
}

beforeEach(() => chatStore.setState({ ...noChat, box: someBox() }));

test('all that was written before everybody left is in the form, in its order', async () => {
  browser.answers['start'] = () => ({ status: 409, body: { code: 'CHAT_AWAY', message: 'x' } });
  browser.answers['get-box'] = () => ({ body: someBox({ mode: 'form' }) });
  sendText('یک');
  sendText('دو');
  chatStore.setState({ draft: 'سه' });
  await until(() => chatStore.getState().box?.mode === 'form');
  expect(chatStore.getState()).toMatchObject({ draft: 'یک\nدو\nسه', outbox: [] });
  expect(browser.calls.filter((call) => call === 'start')).toHaveLength(1);
});
