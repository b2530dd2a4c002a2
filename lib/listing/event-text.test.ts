import { expect, test } from '@jest/globals';
import { eventText } from '#lib/listing/event-text.ts';

test.each([
  ['now', 'از ۲۰ آذر ۱۴۰۵ تا ۱ دی ۱۴۰۵.'],
  ['before', 'این رویداد از ۲۰ آذر ۱۴۰۵ تا ۱ دی ۱۴۰۵ برگزار می‌شود و هنوز آغاز نشده است.'],
  ['after', 'این رویداد از ۲۰ آذر ۱۴۰۵ تا ۱ دی ۱۴۰۵ برگزار شد و به پایان رسیده است.'],
] as const)('an event says its days, and that it is not now: %s', (state, text) => {
  expect(eventText({ from: '2026-12-11', to: '2026-12-22', state })).toBe(text);
});
