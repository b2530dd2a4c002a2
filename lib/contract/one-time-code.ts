import { z } from 'zod';
import { gaps, latin } from '#lib/contract/mobile.ts';

const sentence = 'کد شش رقم است.';

/** A code that was sent to a mobile number, in digits of any of the three kinds. What comes out is Latin. */
export const oneTimeCode = z
  .string()
  .max(40, { error: sentence, abort: true })
  .overwrite((written) => latin(written.replaceAll(gaps, '')))
  .regex(/^[0-9]{6}$/, sentence);
