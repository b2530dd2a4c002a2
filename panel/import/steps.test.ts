import { expect, test } from '@jest/globals';
import { stepOf } from './steps.ts';

test.each([
  ['uploading', 'money', 'file'],
  ['uploaded', undefined, 'columns'],
  ['uploaded', 'money', 'money'],
  ['uploaded', 'report', 'columns'],
  ['uploaded', 'trial', 'money'],
  ['reading', 'columns', 'trial'],
  ['ready', undefined, 'trial'],
  ['ready', 'columns', 'columns'],
  ['applying', 'trial', 'apply'],
  ['stopped', 'money', 'apply'],
  ['done', 'columns', 'report'],
] as const)('of a file that is %s, the address %s shows the step %s', (state, asked, shown) => {
  expect(stepOf(state, asked)).toBe(shown);
});
