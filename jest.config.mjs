import { availableParallelism } from 'node:os';

/**
 * The packages that the tests of a worker share: the large ones. Not jose, because tests set its clock; not React and
 * what builds on it, which must load the same React.
 */
const shared = [
  '@electric-sql/pglite',
  '@fastify/[^/]+',
  'cheerio',
  'drizzle-orm',
  'fast-check',
  'fast-xml-parser',
  'fastify',
  'fastify-type-provider-zod',
  'html-validate',
  'ioredis',
  'oxc-parser',
  'pg',
  'pino',
  'sanitize-html',
  'sharp',
  'tar-stream',
  'ws',
  'yazl',
  'zod',
];

/** As well as these folders: schemas, which keep nothing and ask for no time. */
const sharedFolders = ['lib/contract', 'server/db/schema'];

const sharing = '<rootDir>/scripts/jest/shared-module.ts';

/**
 * Native ES modules, because PGlite, jose and ky are published as ES modules only. SWC strips the
 * types.
 */
export default {
  testEnvironment: '<rootDir>/scripts/jest/environment.ts',
  globalSetup: '<rootDir>/server/testing/templates-folder.ts',
  globalTeardown: '<rootDir>/server/testing/drop-templates.ts',
  // Jest's default leaves one core unused, which is half of a small machine.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Workers grow with each file they run, and slow down: a new one is faster from here on.
  workerIdleMemoryLimit: '700MB',
  // A worker ends with up to 2 GB, which takes it most of a second to give back. Jest ends it by force, with a warning,
  // after this many ms; one that something keeps alive still gets there.
  workerGracefulExitTimeout: 5_000,
  // Opening a database takes seconds on a busy machine.
  testTimeout: 60_000,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/\\.next', '/.data/', '/e2e/'],
  modulePathIgnorePatterns: ['/\\.next', '/.data/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transformIgnorePatterns: [],
  transform: {
    [`/node_modules/(?:${shared.join('|')})/.+\\.[cm]?js$`]: sharing,
    [`/(?:${sharedFolders.join('|')})/(?!.+\\.test\\.ts$).+\\.ts$`]: sharing,
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          // For JSON.
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
};
