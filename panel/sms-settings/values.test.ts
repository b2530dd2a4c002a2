import { expect, test } from '@jest/globals';
import type { SmsSettingsAnswer } from '#lib/contract/sms-settings.ts';
import { conflictsOf, mergedOf } from '#panel/content/merge.ts';
import { bodyOf, isKeySaved, valuesOf, withKey } from '#panel/sms-settings/values.ts';

const saved: SmsSettingsAnswer = {
  revision: 2,
  provider: 'kavenegar',
  line: '10004346',
  template: '',
  keyEnding: 'cdef',
  hasKey: true,
  keyRevision: 2,
  fixed: { account: false, template: false },
  isReadable: true,
  isSending: true,
  isLocal: false,
  sent: { today: 0, hour: 0, mostToday: 1, mostHour: 1, waiting: 0 },
  failures: [],
};

test('a key is sent to nobody but the provider it was written for', () => {
  const read = valuesOf(saved);
  const values = { ...read, apiKey: withKey(read, 'key-of-kavenegar') };
  expect(bodyOf(values)).toMatchObject({ provider: 'kavenegar', apiKey: 'key-of-kavenegar' });
  expect(bodyOf({ ...values, provider: 'smsir' })).not.toHaveProperty('apiKey');
  expect(bodyOf(valuesOf(saved))).not.toHaveProperty('apiKey');
});

test('the saved key counts for its own provider alone', () => {
  const values = valuesOf(saved);
  expect(isKeySaved(saved, values)).toBe(true);
  expect(isKeySaved(saved, { ...values, provider: 'smsir' })).toBe(false);
});

test('of two who write the key at once the later one has to choose, and who wrote the line does not', () => {
  const before = valuesOf(saved);
  const now = valuesOf({ ...saved, revision: 3, keyRevision: 3 });
  const mine = { ...before, apiKey: withKey(before, 'my-key') };
  expect(conflictsOf({ before, mine, now })).toEqual(['apiKey']);
  expect(bodyOf(mergedOf({ before, mine, now }, { apiKey: 'now' }))).not.toHaveProperty('apiKey');
  expect(conflictsOf({ before, mine: { ...before, line: '1000' }, now })).toEqual([]);
});
