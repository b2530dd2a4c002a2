import { HTTPError } from 'ky';
import { plainApi } from '#lib/calls/plain-api.ts';
import { sentenceOf } from '#lib/calls/sentence.ts';
import { failureTexts } from '#lib/calls/texts.ts';
import type { TellWhenBackAnswer, TellWhenBackBody } from '#lib/contract/back-in-stock.ts';

const no = (sentence: string | null): TellWhenBackAnswer => ({
  Success: false,
  Message: sentence ?? failureTexts.unknown,
});

/** Subscribes to a back-in-stock alert. A failed call is reported as not done, with the reason. */
export async function requestStockAlert(body: TellWhenBackBody): Promise<TellWhenBackAnswer> {
  try {
    const call = plainApi.post('Product/Tell-When-Back', { json: body });
    return await call.json<TellWhenBackAnswer>();
  } catch (error) {
    if (!(error instanceof HTTPError)) return no(failureTexts.unreachable);
    return no(await sentenceOf(error.response));
  }
}
