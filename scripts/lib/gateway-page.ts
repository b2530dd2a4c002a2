import { PlainFailure } from '#scripts/lib/steps.ts';

/**
 * Presses «پرداخت» on a pay page of the gateways' stand-in.
 * @returns where it sends the browser
 */
export async function payAtGateway(page: string): Promise<URL> {
  const html = await (await fetch(page)).text();
  const action = /action="(\/pay\/[^"]+)"/.exec(html)?.[1];
  if (action === undefined) throw new PlainFailure('the gateway showed no page to pay at.');
  const answer = await fetch(new URL(action, page), {
    method: 'POST',
    body: new URLSearchParams({ press: 'pay' }),
    redirect: 'manual',
  });
  await answer.body?.cancel();
  return new URL(answer.headers.get('location') ?? '');
}
