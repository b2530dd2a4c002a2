import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { patience } from './account.ts';

/** Opens a page; returns a function that waits until all of it is there, now or after it is loaded again. */
export type Opener = (page: Page) => Promise<() => Promise<void>>;

/** A text of the page that comes last. */
export const untilSaid = (page: Page, text: string) => () =>
  expect(page.getByRole('main')).toContainText(text, patience);
