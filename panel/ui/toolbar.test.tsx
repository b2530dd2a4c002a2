/** @jest-environment #scripts/jest/browser-environment.ts */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SearchField } from './toolbar.tsx';

afterEach(cleanup);

test('a search is emptied by its own cross, which is there while something is written', async () => {
  const onChange = jest.fn();
  render(<SearchField label="نام" value="" onChange={onChange} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'نام' });
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(field, { target: { value: 'سارا' } });
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('سارا'));
  fireEvent.click(screen.getByRole('button', { name: 'پاک کردن جستجو' }));
  expect([field.value, document.activeElement]).toEqual(['', field]);
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(''));
  expect(screen.queryByRole('button')).toBeNull();
});
