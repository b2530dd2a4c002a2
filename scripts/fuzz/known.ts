import { z } from 'zod';
import { orderListAnswer } from '#lib/contract/member-order.ts';
import { addressesAnswer } from '#lib/contract/member-address.ts';
import { startOrderAnswer } from '#lib/contract/order.ts';
import { getDetailAnswer, getListAnswer } from '#lib/contract/product.ts';
import type { Callers } from '#scripts/fuzz/callers.ts';
import type { Known } from '#scripts/fuzz/values.ts';

const attempt = /(?<![\w-])[\w-]{22}(?![\w-])/;
const numbered = z.object({ items: z.array(z.object({ number: z.number() })) });

/** What the shop knows: numbers of products, variants, orders, addresses; tokens of attempts to pay the member's orders. */
export async function readKnown(base: string, sessions: Callers): Promise<Known> {
  async function ask(path: string, headers: Record<string, string>, body?: object) {
    const answer = await fetch(`${base}/api/${path}`, {
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  }
  const member = await sessions.headersOf('member');
  const administrator = await sessions.headersOf('administrator');
  const list = getListAnswer.parse(await ask('Product/Get-List', {}, {}));
  const [product] = list.items;
  const detail = { WebsiteCode: product?.websiteCode };
  const { variants } = getDetailAnswer.parse(await ask('Product/Get-Detail', {}, detail));
  const own = orderListAnswer.parse(await ask('order/get-list', member, {})).items;
  const others = numbered.parse(await ask('Admin/Get-Orders', administrator, {})).items;
  const { addresses } = addressesAnswer.parse(await ask('member-account/get-addresses', member));
  const payable = own.filter(({ canPay }) => canPay);
  const tokens = await Promise.all(
    payable.map(async ({ number }) => {
      const { redirect } = startOrderAnswer.parse(await ask('order/pay-again', member, { number }));
      return attempt.exec(redirect?.url ?? '')?.[0] ?? [];
    }),
  );
  const numbers = [
    ...list.items.slice(0, 5).map(({ websiteCode }) => websiteCode),
    ...variants.map(({ id }) => id),
    ...own.map(({ number }) => number),
    ...others.slice(0, 10).map(({ number }) => number),
    ...addresses.map(({ id }) => id),
  ];
  return { numbers, tokens: tokens.flat() };
}
