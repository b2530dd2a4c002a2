import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

/*
 * Jest's transformer of what the tests of a worker share. Jest loads and compiles each module anew for each test file,
 * which takes a third of the time of the service's tests. So the module of a package or of the schemas becomes a reference
 * to the one that Node itself has loaded, once per worker. The project's other modules stay separate for each file.
 */

/** Of Jest's options: what the code may contain. */
interface Supported {
  readonly supportsDynamicImport: boolean;
  readonly supportsStaticESM: boolean;
}

const require = createRequire(import.meta.url);

/** Not names an import can have: the default has its own line, the others mark the kind of a module. */
const special = new Set(['default', 'module.exports', '__esModule']);

function reference(source: string, path: string, options: Supported): string {
  // Jest runs its own setup outside of tests, and without dynamic imports.
  if (!options.supportsDynamicImport) return source;
  const shared = `requireShared(${JSON.stringify(path)})`;
  if (!options.supportsStaticESM) return `module.exports = ${shared};`;
  const names = Object.keys(require(path)).filter((name) => !special.has(name));
  return [
    `const shared = ${shared};`,
    'export default shared.default;',
    // By numbers, because some names are words of the language: `enum` of zod.
    `const { ${names.map((name, n) => `${name}: e${n}`).join(', ')} } = shared;`,
    `export { ${names.map((name, n) => `e${n} as ${name}`).join(', ')} };`,
  ].join('\n');
}

const asynchronous: Supported = { supportsDynamicImport: true, supportsStaticESM: true };

/** See https://jestjs.io/docs/code-transformation. */
const transformer = {
  process: (source: string, path: string, options: Supported) => ({
    code: reference(source, path, options),
  }),
  processAsync: async (source: string, path: string) => ({
    code: reference(source, path, asynchronous),
  }),
  getCacheKey: (source: string, path: string, options: Supported) =>
    createHash('sha256')
      .update(reference(source, path, options))
      .digest('hex'),
};

export default transformer;
