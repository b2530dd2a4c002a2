import { queryOptions } from '@tanstack/react-query';
import type {
  SaveSmsBody,
  SmsSettingsAnswer,
  SmsTrial,
  TestSmsBody,
} from '#lib/contract/sms-settings.ts';
import { call } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

/** How messages are sent. It is not read again by itself: somebody may be changing it. */
export const smsQuery = queryOptions({
  queryKey: ['settings', 'sms'],
  queryFn: ({ signal }) => call<SmsSettingsAnswer>('Get-Sms-Settings', {}, { signal }),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export const rereadSms = (): Promise<SmsSettingsAnswer> =>
  queries.fetchQuery({ ...smsQuery, staleTime: 0 });

export async function saveSms(body: SaveSmsBody): Promise<SmsSettingsAnswer> {
  const saved = await call<SmsSettingsAnswer>('Save-Sms-Settings', body);
  queries.setQueryData(smsQuery.queryKey, saved);
  return saved;
}

export const sendTestSms = (body: TestSmsBody): Promise<SmsTrial> =>
  call<SmsTrial>('Send-Test-Sms', body);
