import type { z } from 'zod';
import type { testSmsBody } from '#lib/contract/sms-settings.ts';
import { smsSettingsTexts as texts } from '#server/modules/sms-settings/texts.ts';

type Written = z.output<typeof testSmsBody>;

const keyForm = /^[\x21-\x7e]{16,200}$/;
const lineForm = /^\d{4,15}$/;
const templateForm = /^[\w-]{1,60}$/;

/** What is wrong with what was written, by field. @param hasKey whether a key of this provider is saved */
export function faultsOf(written: Written, hasKey: boolean): Record<string, string> {
  const { provider, template } = written;
  return {
    ...(provider !== 'inbox' && accountFaults(written, hasKey)),
    ...(template !== '' && !templateForm.test(template) && { template: texts.wrongTemplate }),
    ...(provider === 'smsir' && !/^\d*$/.test(template) && { template: texts.numberTemplate }),
  };
}

function accountFaults({ apiKey, line }: Written, hasKey: boolean): Record<string, string> {
  return {
    ...(apiKey === undefined && !hasKey && { apiKey: texts.needsKey }),
    ...(apiKey !== undefined && !keyForm.test(apiKey) && { apiKey: texts.wrongKey }),
    ...(!lineForm.test(line) && { line: line === '' ? texts.needsLine : texts.wrongLine }),
  };
}
