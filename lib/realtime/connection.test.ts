import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createConnection } from './connection.ts';
import type { WireEvent } from './connection.ts';

/** A connection controlled by the test. */
class ScriptedWire {
  readonly onWireEvent: (event: WireEvent) => void;
  readonly opening = Promise.withResolvers<void>();
  readonly ending = Promise.withResolvers<void>();
  stopped = 0;

  constructor(onWireEvent: (event: WireEvent) => void) {
    this.onWireEvent = onWireEvent;
  }

  start(): Promise<void> {
    return this.opening.promise;
  }

  stop(): Promise<void> {
    this.stopped += 1;
    return this.ending.promise;
  }
}

function connect() {
  const wires: ScriptedWire[] = [];
  const hub = createConnection(async (onWireEvent) => {
    const wire = new ScriptedWire(onWireEvent);
    wires.push(wire);
    return wire;
  });
  const wire = (number: number) => {
    const found = wires[number];
    if (!found) throw new Error(`Wire ${number} was never opened.`);
    return found;
  };
  return { hub, wires, wire };
}

/** Lets promises settle, then advances the clock by `ms`. */
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a connection', () => {
  test('opens one wire however often it is requested', async () => {
    const { hub, wires, wire } = connect();
    hub.want();
    hub.want();
    await pass();
    wire(0).opening.resolve();
    await pass();
    hub.want();
    await pass(60_000);
    expect(wires).toHaveLength(1);
  });

  test('opens a new wire 5000 ms after a failed one, and stops that one', async () => {
    const { hub, wires, wire } = connect();
    hub.want();
    await pass();
    wire(0).opening.reject(new Error('refused'));
    await pass(4_999);
    expect(wires).toHaveLength(1);
    expect(wire(0).stopped).toBe(1);
    await pass(1);
    expect(wires).toHaveLength(2);
  });

  test('ignores a wire it has left', async () => {
    const { hub, wires, wire } = connect();
    hub.want();
    await pass();
    wire(0).opening.resolve();
    await pass();
    hub.force();
    wire(0).ending.resolve();
    await pass(2_000);
    expect(wires).toHaveLength(2);
    wire(1).opening.resolve();
    await pass();
    wire(0).onWireEvent('closed');
    hub.want();
    await pass(60_000);
    expect(wires).toHaveLength(2);
  });

  test('continues without a wire that does not stop', async () => {
    const { hub, wires } = connect();
    hub.want();
    await pass();
    hub.leave();
    hub.want();
    await pass(2_000);
    expect(wires).toHaveLength(2);
  });
});
