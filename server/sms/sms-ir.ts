import { z } from 'zod';
import { callProvider, failureOfStatus } from '#server/sms/call.ts';
import { type Sms, SmsFailure, type SmsProvider } from '#server/sms/provider.ts';

const name = 'sms.ir';

const taken = 1;
/** "A problem of the system", in the provider's words. */
const broken = 0;
/** Invalid text, number or template value, or a number that has opted out. */
const refusals = new Set([103, 104, 107, 108, 114, 115, 116, 117]);

const answer = z.object({
  status: z.int(),
  data: z
    .object({ messageIds: z.array(z.number().nullable()).optional() })
    .nullish()
    .catch(null),
});

interface SmsIrSettings {
  apiKey: string;
  /** The sender number. */
  line: string;
  /** Base URL without a trailing slash. */
  address?: string;
  /** Timeout in ms. */
  patience?: number;
}

/**
 * https://sms.ir/rest-api/. It accepts no reference of ours, so retrying a doubtful message may deliver it
 * twice.
 */
export function smsIr(settings: SmsIrSettings): SmsProvider {
  const { apiKey, line, address = 'https://api.sms.ir', patience } = settings;
  const headers = {
    'x-api-key': apiKey,
    'content-type': 'application/json',
    accept: 'application/json',
  };
  return {
    send: async (sms) => {
      const { call, fields } = requestOf(sms, line);
      const url = `${address}/v1/send/${call}`;
      const request = { headers, body: JSON.stringify(fields) };
      const { status, body } = await callProvider(name, url, request, patience);
      const parsed = answer.safeParse(body);
      if (!parsed.success) throw failureOfStatus(name, status);
      judge(parsed.data);
    },
  };
}

function requestOf({ mobile, text, template }: Sms, line: string) {
  if (template === undefined) {
    const fields = { lineNumber: Number(line), messageText: text, mobiles: [mobile] };
    return { call: 'bulk', fields };
  }
  const parameters = Object.entries(template.values).map(([key, value]) => ({ name: key, value }));
  const fields = { mobile, templateId: Number(template.name), parameters };
  return { call: 'verify', fields };
}

function judge({ status, data }: z.infer<typeof answer>): void {
  if (status === broken) throw new SmsFailure('doubtful', `${name} answered 0`);
  if (status !== taken) {
    throw new SmsFailure(refusals.has(status) ? 'refused' : 'unsent', `${name} answered ${status}`);
  }
  // 0 means a number that has opted out, null an invalid number.
  if (data?.messageIds?.some((id) => id === 0 || id === null)) {
    throw new SmsFailure('refused', `${name} does not send to this number`);
  }
}
