import { expect, test } from '@jest/globals';
import { appearanceParts } from '#lib/contract/appearance.ts';
import { settingsParts, setupSteps } from '#lib/contract/settings.ts';
import { subjectLabel } from './staff-actions.ts';

test.each([
  ...appearanceParts.map((part) => `appearance ${part}`),
  ...settingsParts.map((part) => `settings ${part}`),
  ...setupSteps.map((step) => `setup ${step}`),
])('%s is shown in Persian', (subject) => {
  expect(subjectLabel(subject)).not.toMatch(/[a-z]/i);
});

test('a number is shown in Persian digits, a part of a mobile number also in its order', () => {
  expect(subjectLabel('order 12345678')).toBe('سفارش ۱۲۳۴۵۶۷۸');
  expect(subjectLabel('invitation 0912 ••• 4433')).toBe('دعوت \u2066۰۹۱۲ ••• ۴۴۳۳\u2069');
  expect(subjectLabel('brand نوکیا 3310')).toBe('برند نوکیا 3310');
});
