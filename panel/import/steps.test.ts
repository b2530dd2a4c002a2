import { expect, test } from '@jest/globals';
import { stepOf } from './steps.ts';

test('other files than those of goods have no steps for columns and money', () => {
  expect(stepOf('uploaded', 'money', 'customers')).toBe('trial');
  expect(stepOf('ready', 'columns', 'orders')).toBe('trial');
  expect(stepOf('done', undefined, 'orders')).toBe('report');
});

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
