/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { emptyDraft } from '#panel/discounts/draft.ts';
import { fieldTitles } from '#panel/discounts/field-titles.ts';
import { TimeSection } from '#panel/discounts/time-section.tsx';

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('hours are shown in Persian digits as they are written', () => {
  const draft = { ...emptyDraft, fromTime: '25:99', toTime: '۲۰:30' };
  render(<TimeSection draft={draft} faults={{}} set={() => {}} />);
  expect(valueOf(fieldTitles.fromTime)).toBe('۲۵:۹۹');
  expect(valueOf(fieldTitles.toTime)).toBe('۲۰:۳۰');
});
