/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { returnsQuery } from '#panel/orders/calls.ts';
import ReturnDialog from '#panel/orders/return-dialog.tsx';
import { queries } from '#panel/queries.ts';

const request = {
  id: 1,
  version: 1,
  number: 10_000_001,
  state: 'asked',
  refund: 450_000,
  lines: [],
  isDefective: false,
  answer: '',
};

test('a return is not approved without saying where the goods go', async () => {
  queries.setQueryData(returnsQuery(request.number).queryKey, {
    pages: [{ items: [request], next: null }],
    pageParams: [null],
  } as never);
  render(
    <QueryClientProvider client={queries}>
      <ReturnDialog number={request.number} onClose={() => {}} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'پذیرفتن مرجوعی' }));
  const answer = await screen.findByLabelText('پاسخ برای مشتری');
  await screen.findByText(/^بنویسید کالا به کجا/);
  expect(answer.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(answer);
});
