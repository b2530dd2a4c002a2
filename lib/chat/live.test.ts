import { afterAll, expect, test } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { HubConnectionState } from '@microsoft/signalr';
import { hubEvents } from '#lib/contract/hub.ts';
import { openBrowser, until } from './testing/browser.ts';
import { someBox } from './testing/samples.ts';

const browser = await openBrowser({ 'get-box': () => ({ body: someBox() }) });
afterAll(() => browser.close());

const { startChatFollowing } = await import('./live.ts');
const { chatStore } = await import('./store.ts');
const { offerLine } = await import('#lib/realtime/line.ts');
const { forgetChats } = await import('./talk.ts');

const boxIsThere = () => until(() => chatStore.getState().box !== null);

test('what a page before this one had not sent leaves once the box is read', async () => {
  let got: unknown;
  browser.answers['start'] = ({ body }) => {
    got = body;
    return { status: 422, body: { message: 'x' } };
  };
  const unsent = { clientId: '7d0f4c1e-7b1c-4d57-9b4e-0a5d7c1f0009', chat: null, body: 'یک' };
  sessionStorage.setItem('chatUnsent', JSON.stringify([unsent]));
  startChatFollowing();
  await until(() => got !== undefined);
  expect(got).toBe('یک');
});

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

const reads = () => browser.calls.filter((call) => call === 'get-box').length;
let back = () => {};

test('an open box is read again once it is connected, a closed one that was just read is not', async () => {
  offerLine({
    state: HubConnectionState.Connected,
    on: (name: string, act: () => void) => {
      if (name === hubEvents.reconnect) back = act;
    },
    send: async () => {},
  });
  const before = reads();
  back();
  await until(() => reads() === before + 1);
  chatStore.setState({ isOpen: false });
  back();
  await setTimeout(30);
  expect(reads()).toBe(before + 1);
});
