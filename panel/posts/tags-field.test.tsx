/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import TagsField from '#panel/posts/tags-field.tsx';
import { queries } from '#panel/queries.ts';

/** The field while the service cannot be reached. */
function openField() {
  const written: (readonly string[])[] = [];
  render(
    <QueryClientProvider client={queries}>
      <TagsField value={['کتری']} onChange={(tags) => written.push(tags)} />
    </QueryClientProvider>,
  );
  return { written, field: screen.getByRole('combobox', { name: 'برچسب‌ها' }) };
}

test('tags that cannot be searched are said to be, and a new one is offered all the same', async () => {
  const { written, field } = openField();
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value: 'قوری' }, inputType: 'insertText' });
  expect(await screen.findByText('در حال جستجو…')).not.toBeNull();
  expect(await screen.findByText(/به فروشگاه وصل نشدیم/, {}, { timeout: 5_000 })).not.toBeNull();
  expect(screen.queryByText('در حال جستجو…')).toBeNull();
  expect(screen.getByRole('button', { name: 'تلاش دوباره' })).not.toBeNull();
  fireEvent.click(await screen.findByRole('option', { name: 'برچسب تازه: قوری' }));
  expect(written).toEqual([['کتری', 'قوری']]);
});
