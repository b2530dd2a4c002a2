/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { frameIds } from '#components/frame/texts.ts';
import { someBox, someChat } from '#lib/chat/testing/samples.ts';

const { followChat } = await import('#components/chat/start.tsx');
const { chatStore } = await import('#lib/chat/store.ts');

const isHidden = (part: string) => document.querySelector<HTMLElement>(part)?.hidden;

test('who is blocked finds the notice in place of the page’s form, until they are let in', () => {
  document.body.innerHTML = `<p class="chat-refused" hidden></p><div class="chat-ways"></div>
    <div id="${frameIds.chat}"></div>`;
  act(followChat);
  expect([isHidden('.chat-ways'), isHidden('.chat-refused')]).toEqual([false, true]);
  act(() => chatStore.setState({ isBlocked: true }));
  expect([isHidden('.chat-ways'), isHidden('.chat-refused')]).toEqual([true, false]);
  act(() => chatStore.setState({ isBlocked: false }));
  expect([isHidden('.chat-ways'), isHidden('.chat-refused')]).toEqual([false, true]);
});

test('the name of the link says what its number counts', () => {
  document.body.innerHTML = `<a href="/chat" role="button" data-chat=""><span>گفتگو</span><span class="count" hidden></span></a>
    <div id="${frameIds.chat}"></div>`;
  act(followChat);
  act(() => chatStore.setState({ box: someBox({ chats: [someChat({ unread: 2 })] }) }));
  expect(screen.getByRole('button', { name: 'گفتگو ، ۲ پیام تازه' })).not.toBeNull();
  act(() => chatStore.setState({ box: someBox() }));
  expect(screen.getByRole('button', { name: 'گفتگو' })).not.toBeNull();
});
