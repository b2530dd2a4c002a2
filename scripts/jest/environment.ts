import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

type Parameters = ConstructorParameters<typeof TestEnvironment>;

/** Their objects pass between shared packages and tests, and are recognised by their class. */
const classes = { Date, Map, Set };

/** Jest's environment of Node, in which tests share modules: see `shared-module.ts`. */
export default class SharingEnvironment extends TestEnvironment {
  constructor(...parameters: Parameters) {
    super(...parameters);
    Object.assign(this.global, classes, { requireShared: createRequire(import.meta.url) });
  }
}
