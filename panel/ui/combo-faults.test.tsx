/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ChipsField } from '#panel/ui/chips-field.tsx';
import { ComboField } from '#panel/ui/combo-field.tsx';
import { ManyField } from '#panel/ui/many-field.tsx';

const fault = { label: 'دسته', error: 'این خانه را پر کنید.', options: [] };
const ignore = () => undefined;

// A save that is refused leads to the first field marked so.
test.each([
  ['one', <ComboField key="one" {...fault} value={null} onChange={ignore} />],
  ['several', <ManyField key="several" {...fault} placeholder="" value={[]} onChange={ignore} />],
  ['chips', <ChipsField key="chips" {...fault} values={[]} onChange={ignore} />],
])('a refused choice is marked: %s', (_name, field) => {
  render(field);
  const input = screen.getByRole('combobox', { name: 'دسته' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
});
