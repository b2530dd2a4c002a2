/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import SendForm from '#panel/order/send-form.tsx';
import { queries } from '#panel/queries.ts';

const order = {
  number: 1_001,
  version: 1,
  deliveryMethod: { kind: 'post', title: 'پست پیشتاز' },
} as const;

// The service cannot be reached, which is said once the code is sent.
const sent = () => screen.findByText(/به فروشگاه وصل نشدیم/, {}, { timeout: 5_000 });
const send = () => fireEvent.click(screen.getByRole('button', { name: /ثبت ارسال/ }));
const question = /کد رهگیری پست ۲۴ رقم دارد/;

test('a code that does not fit the carrier is asked about once, and then sent', async () => {
  render(
    <QueryClientProvider client={queries}>
      <SendForm order={order} />
    </QueryClientProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'کد رهگیری' });
  fireEvent.input(field, { target: { value: '۱۲۳' } });
  send();
  expect(await screen.findByText(question)).not.toBeNull();
  expect(screen.queryByText(/وصل نشدیم/)).toBeNull();

  // Another one is another question.
  fireEvent.input(field, { target: { value: '۱۲۳۴' } });
  send();
  expect(await screen.findByText(question)).not.toBeNull();
  expect(screen.queryByText(/وصل نشدیم/)).toBeNull();

  send();
  expect(await sent()).not.toBeNull();
  expect(screen.queryByText(question)).toBeNull();
});
