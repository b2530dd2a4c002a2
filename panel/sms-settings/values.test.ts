import { expect, test } from '@jest/globals';
import type { SmsSettingsAnswer } from '#lib/contract/sms-settings.ts';
import { bodyOf, isKeySaved, valuesOf } from '#panel/sms-settings/values.ts';

const saved: SmsSettingsAnswer = {
  revision: 2,
  provider: 'kavenegar',
  line: '10004346',
  template: '',
  keyEnding: 'cdef',
  hasKey: true,
  fixed: { account: false, template: false },
  isReadable: true,
  isSending: true,
  isLocal: false,
  sent: { today: 0, hour: 0, mostToday: 1, mostHour: 1, waiting: 0 },
  failures: [],
};

test('a key is sent to nobody but the provider it was written for', () => {
  const apiKey = { provider: 'kavenegar', written: 'key-of-kavenegar' } as const;
  const values = { ...valuesOf(saved), apiKey };
  expect(bodyOf(values)).toMatchObject({ provider: 'kavenegar', apiKey: 'key-of-kavenegar' });
  expect(bodyOf({ ...values, provider: 'smsir' })).not.toHaveProperty('apiKey');
  expect(bodyOf(valuesOf(saved))).not.toHaveProperty('apiKey');
});

test('the saved key counts for its own provider alone', () => {
  const values = valuesOf(saved);
  expect(isKeySaved(saved, values)).toBe(true);
  expect(isKeySaved(saved, { ...values, provider: 'smsir' })).toBe(false);
});
