import { availableParallelism } from 'node:os';

/** Native ES modules: PGlite, jose and ky ship nothing else. Types are stripped by SWC. */
export default {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/server/testing/templates-folder.ts',
  globalTeardown: '<rootDir>/server/testing/drop-templates.ts',
  // Jest leaves one core to the person at the machine, and half of a small one idle.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Opening a database takes seconds on a busy machine.
  testTimeout: 60_000,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/\\.next', '/.data/', '/e2e/'],
  modulePathIgnorePatterns: ['/\\.next', '/.data/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
};
