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
