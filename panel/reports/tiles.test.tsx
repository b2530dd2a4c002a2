/** @jest-environment #scripts/jest/browser-environment.ts */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Tiles } from './tiles.tsx';

afterEach(cleanup);

test.each([
  [5, 0],
  [5, 5],
  [5, 4],
])('%d after %d names the period before once', (now, before) => {
  render(<Tiles figures={[{ title: 'گفتگو', now, before }]} />);
  expect(screen.getAllByText(/دورهٔ پیش/)).toHaveLength(1);
});
