import { expect, test as base } from 'playwright/test';
import type { Page } from 'playwright/test';

/** What a browser complains of: errors in the console, uncaught ones, and broken policies. */
function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    // A page that answers 404 or 403 by design is told as a resource that failed to load.
    const { url } = message.location();
    if (message.type() !== 'error' || url === page.url()) return;
    complaints.push(`${page.url()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
}

/** What a browser says of a service that is gone. */
const lostConnection =
  /Failed to load resource|WebSocket connection to|Failed to fetch RSC payload/;

interface Watching {
  /** Whether a test breaks things on purpose, so that the browser complains of failed requests. */
  breaksThings: boolean;
  /** Complaints that a test brings about itself; an option, so it applies to a whole group. */
  forgives: RegExp | null;
  complaints: string[];
}

/** Every test fails when a page of it complains, CSP violations included. */
export const test = base.extend<Watching>({
  breaksThings: [false, { option: true }],
  forgives: [null, { option: true }],
  complaints: [
    async ({ context, breaksThings, forgives }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => watch(page, complaints));
      await use(complaints);
      const told = complaints
        .filter((complaint) => !breaksThings || !lostConnection.test(complaint))
        .filter((complaint) => !forgives?.test(complaint));
      expect(told, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export type { Page };
