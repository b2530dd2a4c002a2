import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-jsdom';

type Parameters = ConstructorParameters<typeof TestEnvironment>;

/** Jest's environment with a DOM, in which tests share modules as in `environment.ts`; for tests that mount components. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...parameters: Parameters) {
    super(...parameters);
    Object.assign(this.global, {
      requireShared: createRequire(import.meta.url),
      // jsdom has none.
      TextEncoder,
      // Nor this: no media query holds.
      matchMedia: () => Object.assign(new this.global.EventTarget(), { matches: false }),
    });
  }
}
