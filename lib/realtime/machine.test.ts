import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { reconnectDelay, restingHub, retryDelay, step } from './machine.ts';
import type { HubEffect, HubEvent, HubMachine } from './machine.ts';

/** Applies events to a new machine, without jitter. */
function play(...events: HubEvent[]): { machine: HubMachine; effects: HubEffect[] } {
  let machine = restingHub;
  const effects: HubEffect[] = [];
  for (const event of events) {
    const next = step(machine, event, 0);
    machine = next.machine;
    effects.push(...next.effects);
  }
  return { machine, effects };
}
const done = (...events: HubEvent[]) =>
  play(...events)
    .effects.filter((effect) => effect.do !== 'stop-waiting')
    .map((effect) => (effect.do === 'wait' ? `wait ${effect.ms}` : effect.do));

describe('the hub connection', () => {
  test('opens when wanted, and only once', () => {
    expect(play('want').machine.state).toBe('connecting');
    expect(play('want', 'opened').machine.state).toBe('connected');
    expect(done('want', 'want', 'opened', 'want')).toEqual(['open']);
  });

  test('retries 5000 ms after each failed start, without limit', () => {
    expect(done('want', 'failed', 'due', 'failed', 'due')).toEqual([
      'open',
      'wait 5000',
      'open',
      'wait 5000',
      'open',
    ]);
  });

  test('retries at once when the network or the shopper is back before the retry is due', () => {
    const { machine, effects } = play('want', 'failed', 'want');
    expect(machine.state).toBe('connecting');
    expect(effects.slice(-2)).toEqual([{ do: 'stop-waiting' }, { do: 'open' }]);
    expect(done('want', 'opened', 'lost', 'want', 'closed')).toEqual(['open', 'close', 'open']);
  });

  test('reconnects by itself after a loss, and rests after giving up until it is wanted', () => {
    expect(play('want', 'opened', 'lost').machine.state).toBe('reconnecting');
    expect(play('want', 'opened', 'lost', 'recovered').machine.state).toBe('connected');
    const gaveUp = play('want', 'opened', 'lost', 'closed');
    expect(gaveUp.machine.state).toBe('disconnected');
    expect(done('want', 'opened', 'lost', 'closed')).toEqual(['open']);
    expect(done('want', 'opened', 'lost', 'closed', 'want')).toEqual(['open', 'open']);
  });

  test('waits 2000 ms between the two connections of a forced reconnect', () => {
    const forced: HubEvent[] = ['want', 'opened', 'force', 'closed', 'due'];
    expect(done(...forced)).toEqual(['open', 'close', 'wait 2000', 'open']);
  });

  test('closes when the page is left, and opens again when it comes back meanwhile', () => {
    expect(play('want', 'opened', 'leave').machine.state).toBe('disconnecting');
    expect(play('want', 'opened', 'leave', 'closed').machine).toEqual(restingHub);
    expect(done('want', 'opened', 'leave', 'want', 'closed')).toEqual(['open', 'close', 'open']);
    expect(done('want', 'opened', 'leave', 'want', 'leave', 'closed')).toEqual(['open', 'close']);
  });

  test('stays closed when the page is left while a retry is waiting', () => {
    expect(play('want', 'failed', 'leave').effects.at(-1)).toEqual({ do: 'stop-waiting' });
  });

  test('never has two connections, whatever happens', () => {
    const any = fc.constantFrom<HubEvent>(
      'want',
      'leave',
      'force',
      'opened',
      'failed',
      'lost',
      'recovered',
      'closed',
      'due',
    );
    fc.assert(
      fc.property(fc.array(any, { maxLength: 60 }), (events) => {
        let machine = restingHub;
        let connections = 0;
        for (const event of events) {
          const next = step(machine, event, 0);
          // A connection ends by `failed`, or by `closed` in any state other than at rest.
          if (next.machine !== machine && event === 'failed') connections -= 1;
          if (next.machine !== machine && event === 'closed') connections -= 1;
          connections += next.effects.filter((effect) => effect.do === 'open').length;
          machine = next.machine;
          expect(connections).toBe(machine.state === 'disconnected' ? 0 : 1);
        }
      }),
    );
  });
});

describe('delays', () => {
  test('of automatic reconnects are 0, 2000, 10000 and 30000 ms, then none', () => {
    expect([0, 1, 2, 3, 4].map((tries) => reconnectDelay(tries, 0))).toEqual([
      0,
      2_000,
      10_000,
      30_000,
      null,
    ]);
  });

  test('have up to 1000 ms of jitter from the second attempt on', () => {
    expect([0, 1, 2, 3].map((tries) => reconnectDelay(tries, 1))).toEqual([
      0, 3_000, 11_000, 31_000,
    ]);
    expect([retryDelay(0), retryDelay(1)]).toEqual([5_000, 6_000]);
  });
});
