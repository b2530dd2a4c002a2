/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { TermField } from '#panel/posts/term-field.tsx';
import { queries } from '#panel/queries.ts';

const field = (terms: readonly { slug: string; title: string }[] | undefined) => (
  <QueryClientProvider client={queries}>
    <TermField kind="author" terms={terms} error={undefined} value="" onChange={() => {}} />
  </QueryClientProvider>
);

test('where there is no author yet, the first one is made in the form of the post', async () => {
  const { rerender } = render(field(undefined));
  expect(screen.queryByRole('button')).toBeNull();

  rerender(field([]));
  expect(screen.getByText(/«نوشته‌ها، دسته‌ها و نویسنده‌ها»/)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'نویسندهٔ تازه' }));
  expect(await screen.findByRole('dialog', { name: 'نویسندهٔ تازه' })).not.toBeNull();

  // Made meanwhile: the dialog stays until it is closed.
  rerender(field([{ slug: 'sara', title: 'سارا' }]));
  expect(screen.getByRole('dialog')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'انصراف' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('option', { name: 'سارا' })).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
