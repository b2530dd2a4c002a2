import { expect } from '@jest/globals';
import { changeBasketAnswer, getBasketAnswer } from '#lib/contract/basket.ts';
import type { BasketChange } from '#server/events.ts';
import type { TestShop } from '#server/testing/shop.ts';

/** Calls about a visitor's basket, for the shop and guid that the test currently uses. */
export function createShopper(now: () => { shop: TestShop; guid: string }) {
  const post = (name: string, body: object) => {
    const { shop, guid } = now();
    return shop.post(`/api/Basket/${name}`, { GuidCode: guid, ...body });
  };

  /** Makes a call that changes the basket and expects 200. */
  async function change(name: string, body: object) {
    const answer = await post(name, body);
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    return changeBasketAnswer.parse(answer.body);
  }

  async function basket(of = now().guid) {
    const answer = await now().shop.get('/api/Basket/Get-Basket', { 'x-guid': of });
    return getBasketAnswer.parse(answer.body);
  }

  /** Collects all basket changes from now on. */
  function collectChanges(): BasketChange[] {
    const changes: BasketChange[] = [];
    now().shop.shop.events.on('basketChanged', (event) => changes.push(event));
    return changes;
  }

  return {
    post,
    change,
    add: (body: object) => post('Add-To-Basket', body),
    basket,
    collectChanges,
  };
}
