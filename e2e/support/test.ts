import { expect, test as base } from 'playwright/test';
import type { Page } from 'playwright/test';

/** Collects a browser's complaints: console errors, uncaught errors, and violated policies. */
function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    // The browser reports a page that answers 404 or 403 by design as a failed resource.
    const { url } = message.location();
    if (message.type() !== 'error' || url === page.url()) return;
    complaints.push(`${page.url()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
}

/** A browser's errors while the service is unreachable. */
const lostConnection =
  /Failed to load resource|WebSocket connection to|Failed to fetch RSC payload/;

interface Watching {
  /** Whether a test breaks things on purpose; complaints about failed requests are then ignored. */
  breaksThings: boolean;
  /** Complaints that a test causes itself; an option, so it applies to a whole group. */
  forgives: RegExp | null;
  complaints: string[];
}

/** Every test fails if the browser complains about one of its pages, including CSP violations. */
export const test = base.extend<Watching>({
  breaksThings: [false, { option: true }],
  forgives: [null, { option: true }],
  complaints: [
    async ({ context, breaksThings, forgives }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => watch(page, complaints));
      await use(complaints);
      const unexpected = complaints
        .filter((complaint) => !breaksThings || !lostConnection.test(complaint))
        .filter((complaint) => !forgives?.test(complaint));
      expect(unexpected, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export type { Page };
