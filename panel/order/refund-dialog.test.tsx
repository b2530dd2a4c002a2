/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import RefundDialog from '#panel/order/refund-dialog.tsx';
import { queries } from '#panel/queries.ts';

const order = { number: 1_001, version: 3, paid: 450_000, refunded: 0 };

test.each([
  ['on-delivery', /خودتان بپردازید/, /^اگر درگاه بتواند/],
  ['card-to-card', /خودتان بپردازید/, /^اگر درگاه بتواند/],
  ['zarinpal', /^اگر درگاه بتواند/, /خودتان بپردازید/],
])('money of %s is given back as it was paid', (name, said, other) => {
  render(
    <QueryClientProvider client={queries}>
      <RefundDialog order={{ ...order, payment: { name } }} onClose={() => {}} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(said)).not.toBeNull();
  expect(screen.queryByText(other)).toBeNull();
});
