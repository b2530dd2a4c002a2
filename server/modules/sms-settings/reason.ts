import { smsSettingsTexts } from '#server/modules/sms-settings/texts.ts';

const { reasons } = smsSettingsTexts;
type Reason = keyof typeof reasons;

/** What codes of the providers mean: https://kavenegar.com/rest.html, https://sms.ir/rest-api/. */
const meanings: Readonly<Record<'Kavenegar' | 'sms.ir', Readonly<Record<string, Reason>>>> = {
  Kavenegar: {
    '401': 'key',
    '403': 'key',
    '407': 'address',
    '411': 'recipient',
    '412': 'line',
    '418': 'credit',
    '424': 'template',
    '426': 'template',
    '428': 'template',
    '431': 'template',
    '432': 'template',
    '451': 'busy',
    '501': 'recipient',
  },
  'sms.ir': {
    '10': 'key',
    '11': 'key',
    '12': 'address',
    '13': 'key',
    '14': 'key',
    '20': 'busy',
    '101': 'line',
    '102': 'credit',
    '104': 'recipient',
    '113': 'template',
    '114': 'template',
  },
};

/** A failure of a provider, as `SmsFailure.message` tells it, in plain Persian. */
export function reasonOf(said: string): string {
  return reasons[kindOf(said)];
}

function kindOf(said: string): Reason {
  if (said === 'SMS budget') return 'budget';
  const found = /^(Kavenegar|sms\.ir) answered (?:HTTP )?(\d+)/.exec(said);
  const name = found?.[1] === 'Kavenegar' || found?.[1] === 'sms.ir' ? found[1] : null;
  if (name !== null) return meaningOf(name, found?.[2] ?? '');
  if (said.includes('cannot be reached')) return 'silent';
  return said.includes('to this number') || said.includes('gave up') ? 'recipient' : 'other';
}

function meaningOf(name: keyof typeof meanings, code: string): Reason {
  const known = meanings[name][code];
  if (known !== undefined) return known;
  if (code === '429') return 'busy';
  return /^5\d\d$/.test(code) ? 'silent' : 'other';
}
