import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { openBrowser } from './testing/browser.ts';

const browser = await openBrowser({});
afterAll(() => browser.close());
// It was pressed before.
Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true } });

const { ping } = await import('./sound.ts');
const { chatStore } = await import('./store.ts');

let sounds = 0;
const sound = () => {
  sounds += 1;
};
/** What a tab does in which the talk is before the visitor's eyes, or is not. */
const tab = (isLookedAt: boolean) => {
  chatStore.setState({ isOpen: isLookedAt });
  return ping(sound);
};

beforeEach(() => {
  sounds = 0;
});

test('of several tabs in the background one makes a sound', async () => {
  await Promise.all([tab(false), tab(false), tab(false)]);
  expect(sounds).toBe(1);
});

test('no tab makes a sound while another shows the talk, whichever has the message first', async () => {
  await Promise.all([tab(false), setTimeout(50).then(() => tab(true))]);
  await Promise.all([tab(true), tab(false)]);
  expect(sounds).toBe(0);
});
