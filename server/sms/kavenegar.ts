import { z } from 'zod';
import { callProvider, failureOfStatus } from '#server/sms/call.ts';
import { type Sms, SmsFailure, type SmsProvider } from '#server/sms/provider.ts';

const name = 'Kavenegar';

/** Invalid number, text or template value. The operator can fix all other errors. */
const refusals = new Set([411, 413, 422, 431, 432]);
/** States of a message that will not arrive: failed, cancelled, blocked by the receiver. */
const lostStates = new Set([6, 13, 14]);

const answer = z.object({
  return: z.object({ status: z.int() }),
  entries: z
    .array(z.object({ status: z.int().optional() }))
    .nullish()
    .catch(null),
});

interface KavenegarSettings {
  apiKey: string;
  /** The sender number. */
  line: string;
  /** Base URL without a trailing slash. */
  address?: string;
  /** Timeout in ms. */
  patience?: number;
}

/** https://kavenegar.com/rest.html. The API key is part of the URL, so the URL is never logged. */
export function kavenegar(settings: KavenegarSettings): SmsProvider {
  const { apiKey, line, address = 'https://api.kavenegar.com', patience } = settings;
  return {
    send: async (sms) => {
      const { call, fields } = requestOf(sms, line);
      const url = `${address}/v1/${encodeURIComponent(apiKey)}/${call}.json`;
      const { status, body } = await callProvider(
        name,
        url,
        { body: new URLSearchParams(fields) },
        patience,
      );
      const parsed = answer.safeParse(body);
      if (!parsed.success) throw failureOfStatus(name, status);
      judge(parsed.data);
    },
  };
}

function requestOf({ reference, mobile, text, template }: Sms, line: string) {
  if (template === undefined) {
    // The provider sends two requests with one `localid` only once.
    const fields = { receptor: mobile, message: text, sender: line, localid: String(reference) };
    return { call: 'sms/send', fields };
  }
  const tokens = Object.values(template.values).map((value, n) => [
    n === 0 ? 'token' : `token${n + 1}`,
    value,
  ]);
  return {
    call: 'verify/lookup',
    fields: { receptor: mobile, template: template.name, ...Object.fromEntries(tokens) },
  };
}

function judge({ return: { status }, entries }: z.infer<typeof answer>): void {
  if (status !== 200) {
    const kind = refusals.has(status) ? 'refused' : 'unsent';
    throw new SmsFailure(status >= 500 ? 'doubtful' : kind, `${name} answered ${status}`);
  }
  const state = entries?.[0]?.status;
  if (state !== undefined && lostStates.has(state)) {
    throw new SmsFailure('refused', `${name} gave up the message (state ${state})`);
  }
}
