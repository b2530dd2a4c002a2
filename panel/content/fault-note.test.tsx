/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { FaultNote, faultyNames } from '#panel/content/fault-note.tsx';
import { contentTexts } from '#panel/content/texts.ts';

const faults = { title: 'بنویسید', 'services.0.title': 'بنویسید', 'services.1.text': 'بنویسید' };
const labels = { title: 'عنوان', services: 'قول‌ها' };
const noteOf = (refusals: number) => (
  <FaultNote
    form={{ faults, refusals }}
    words={contentTexts.faults}
    names={faultyNames(faults, labels)}
  />
);

test('a refused save leads to the names of what is wrong, each time', () => {
  const { rerender } = render(noteOf(0));
  const note = screen.getByRole('alert');
  expect(note.textContent).toContain('۳ بخش درست نیست: عنوان، قول‌ها.');
  expect(document.activeElement).toBe(document.body);
  for (const refusals of [1, 2]) {
    (document.activeElement as HTMLElement | null)?.blur();
    rerender(noteOf(refusals));
    expect(document.activeElement?.contains(note)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  }
});
