/** @jest-environment #scripts/jest/browser-environment.ts */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { ChatRefusal } from '#lib/chat/refusal.ts';

const { ChatPage } = await import('#components/chat/chat-page.tsx');

afterEach(cleanup);

const written = { name: 'نگار', mobile: '09121234567', message: 'سلام' };
const refused: ChatRefusal = { written, wrong: {}, sentence: '', isBlocked: false };
const shownAlerts = () =>
  screen
    .getAllByRole('alert')
    .filter(({ className }) => /is-shown|chat-refused/.test(className))
    .map(({ textContent }) => textContent);

test('a refused form says why and keeps what was written', () => {
  render(<ChatPage refusal={{ ...refused, sentence: 'فردا دوباره' }} />);
  expect(shownAlerts()).toEqual(['فردا دوباره']);
  for (const text of Object.values(written)) expect(screen.getByDisplayValue(text)).not.toBeNull();
});

test('a form that failed for no reason of its own says what to do', () => {
  render(<ChatPage refusal={refused} />);
  expect(shownAlerts()).toEqual([expect.stringContaining('کمی بعد دوباره تلاش کنید')]);
});

test('with a wrong field that alone is marked', () => {
  render(<ChatPage refusal={{ ...refused, sentence: null, wrong: { mobile: 'نادرست' } }} />);
  expect(shownAlerts()).toEqual(['نادرست']);
});

test('a blocked visitor finds the notice, and no form', () => {
  render(<ChatPage refusal={{ ...refused, sentence: 'محدود', isBlocked: true }} />);
  expect(shownAlerts()).toEqual(['دسترسی شما به گفتگو محدود شده است.']);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('nobody is refused before they sent anything', () => {
  render(<ChatPage />);
  expect(screen.queryByText('دسترسی شما به گفتگو محدود شده است.')?.hidden).toBe(true);
  expect(screen.getAllByRole('textbox')).not.toHaveLength(0);
});
