import { afterAll, expect, test } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { openBrowser } from './testing/browser.ts';
import { someBox } from './testing/samples.ts';

const browser = await openBrowser({ 'get-box': () => ({ body: someBox() }) });
afterAll(() => browser.close());

const { startChatFollowing } = await import('./live.ts');
const { chatStore } = await import('./store.ts');
const { forgetChats } = await import('./talk.ts');

const boxIsThere = async () => {
  while (chatStore.getState().box === null) {
    // oxlint-disable-next-line no-await-in-loop -- until it is there
    await setTimeout(5);
  }
};

test('a box that another tab emptied is read again when it is opened', async () => {
  startChatFollowing();
  await boxIsThere();
  forgetChats();
  expect(chatStore.getState().box).toBeNull();
  startChatFollowing();
  await boxIsThere();
});

test('a box that is open while another tab empties it stays open, and is read again', async () => {
  chatStore.setState({ isOpen: true });
  forgetChats();
  await boxIsThere();
  expect(chatStore.getState().isOpen).toBe(true);
});
