/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { ClosedNote } from '#panel/prices/closed-note.tsx';

test('boxes that are closed say which permission opens them', () => {
  const { container, rerender } = render(<ClosedNote may={(field) => field === 'stock'} />);
  expect(container.textContent).toContain('دسترسی «قیمت» دارد');
  rerender(<ClosedNote may={() => true} />);
  expect(container.textContent).toBe('');
});
