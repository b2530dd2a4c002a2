import { afterAll, beforeAll, test } from '@jest/globals';
import fc from 'fast-check';
import { getChatStaffAnswer } from '#lib/contract/admin-chat.ts';
import { actions, type Sides, World } from '#server/modules/chat/testing/world.ts';
import { createBrowser, openAgent, openChatShop } from '#server/testing/chat.ts';
import { accounts } from '#server/testing/members.ts';

/**
 * Several tabs of a visitor and of staff, on two nodes, send words and files, send again, lose events and lines, delete, see,
 * hand over, close and log in: whatever they do, all come to the same messages in the same order, each message once, no status
 * falls back, and the talk waits while something of the visitor's is unanswered. Removed at the end, nothing of it is left.
 */

let sides: Sides;
beforeAll(async () => {
  const one = await openChatShop();
  const other = await openChatShop({ beside: one.shop });
  const agents = [
    await openAgent(one),
    await openAgent(other, ['chat'], { mobile: accounts.unverified.mobile }),
  ] as const;
  const { staff } = await agents[0].done(getChatStaffAnswer, 'Get-Chat-Staff');
  sides = { nodes: [one, other], agents, staff: staff.map(({ id }) => id) };
});
afterAll(async () => {
  await Promise.all(sides.agents.map((agent) => agent.close()));
  // The first one has the database.
  await sides.nodes[1].close();
  await sides.nodes[0].close();
});

const action = fc.record({
  what: fc.constantFrom(...actions),
  tab: fc.constantFrom(0, 1, 2, 3),
  node: fc.constantFrom(0, 1),
  pick: fc.nat(20),
});
/** Actions of a batch are done at the same moment; of their events some are lost, and some tabs hear them backwards. */
const batch = fc.record({
  actions: fc.array(action, { minLength: 1, maxLength: 4 }),
  lost: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  isReversed: fc.boolean(),
  /** The visitor logs in after it, as far as they have not. */
  logsIn: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
});
type Batch = typeof batch extends fc.Arbitrary<infer Of> ? Of : never;

async function happens(batches: readonly Batch[]): Promise<void> {
  const one = createBrowser(sides.nodes[0]);
  const { chat, message } = await one.start('سلام');
  // The same browser at the other node.
  const other = createBrowser(sides.nodes[1], one.guid);
  other.useCookie(one.cookie());
  const world = new World(sides, chat.id, [one, other], String(message.clientId));
  await world.open();
  for (const { shop } of sides.nodes) shop.shop.events.on('chatChanged', world.hear);
  for (const each of batches) {
    world.heard.length = 0;
    // oxlint-disable-next-line no-await-in-loop -- a batch after the other
    await Promise.all(each.actions.map((done) => world.act(done)));
    world.spread(each);
    // oxlint-disable-next-line no-await-in-loop
    await world.expectNoFall();
    // oxlint-disable-next-line no-await-in-loop
    if (each.logsIn) await world.logIn();
  }
  for (const { shop } of sides.nodes) shop.shop.events.off('chatChanged', world.hear);
  await world.expectAgreement();
  await world.clear();
}

test('order, count and status of messages are right on both sides, whatever happens', async () => {
  const batches = fc.array(batch, { minLength: 1, maxLength: 10 });
  await fc.assert(fc.asyncProperty(batches, happens), { numRuns: 40, endOnFailure: true });
}, 300_000);
