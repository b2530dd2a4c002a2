/** Native ES modules: PGlite, jose and ky ship nothing else. Types are stripped by SWC. */
export default {
  testEnvironment: 'node',
  // Opening a database takes seconds on a busy machine.
  testTimeout: 30_000,
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
