/** @jest-environment #scripts/jest/browser-environment.ts */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { ChatReport } from '#lib/contract/admin-chat.ts';
import { ChatsView } from '#panel/reports/chats-view.tsx';

// The table calls it, and jsdom has none.
Object.assign(globalThis, { scrollTo: () => {} });
afterEach(cleanup);

const figures: ChatReport['now'] = {
  started: 3,
  forms: 0,
  answered: 2,
  closed: 0,
  firstReply: null,
  rating: null,
  ratings: 0,
};

function draw(now: Partial<ChatReport['now']>): string {
  const shown = { ...figures, ...now };
  render(
    <ChatsView
      data={{
        now: shown,
        before: { ...figures, started: 0, answered: 0 },
        hours: Array.from({ length: 24 }, () => ({ started: 0, answered: 0 })),
        persons: [{ ...shown, id: 1, name: 'نگار', messages: 2 }],
      }}
    />,
  );
  return document.body.textContent;
}

test('an answer within a second counts as one, for the shop and for who gave it', () => {
  expect(draw({ firstReply: 0 })).toContain('نیمی از گفتگوها');
  expect(screen.getAllByText(/۱ ثانیه/)).toHaveLength(2);
});

test('where forms alone were answered the figure is left out, and it is said why', () => {
  const said = draw({ forms: 2 });
  expect(said).not.toContain('نیمی از گفتگوها');
  expect(said).toContain('پاسخ به فرم‌ها در «نخستین پاسخ» شمرده نمی‌شود.');
});
