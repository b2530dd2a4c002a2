import { restingHub, step } from '#lib/realtime/machine.ts';
import type { HubEffect, HubEvent, HubMachine } from '#lib/realtime/machine.ts';

/** One connection of the wire. `start` fails when it does not come up; `stop` never fails. */
export interface Wire {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What a wire tells of itself after it came up. */
export type WireEvent = Extract<HubEvent, 'lost' | 'recovered' | 'closed'>;

export interface HubConnection {
  /** Starts, or resumes after it gave up; when it is there already, nothing happens. */
  want(): void;
  /** Ends it until it is wanted again. */
  leave(): void;
  /** Ends it and comes back after 2000 ms, for another identity. */
  force(): void;
}

/** ms a wire may take to end before we go on without it: one that hangs while opening ends late. */
const patience = 2_000;

async function end(wire: Promise<Wire> | undefined): Promise<void> {
  try {
    await (await wire)?.stop();
  } catch {
    // A wire that could not even be loaded has nothing to stop.
  }
}

/**
 * Runs the machine: opens and closes wires and keeps the clock. Each wire is new, and what an
 * abandoned one still says is not heard.
 */
export function createConnection(
  openWire: (tell: (event: WireEvent) => void) => Promise<Wire>,
): HubConnection {
  let machine: HubMachine = restingHub;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = 0;
  let wire: Promise<Wire> | undefined;

  const handle = (event: HubEvent) => {
    const next = step(machine, event, Math.random());
    machine = next.machine;
    for (const effect of next.effects) run(effect);
  };

  const open = async () => {
    const mine = ++current;
    const tell = (event: HubEvent) => {
      if (mine === current) handle(event);
    };
    wire = openWire(tell);
    try {
      await (await wire).start();
      tell('opened');
    } catch {
      tell('failed');
      await end(wire);
    }
  };

  const close = async () => {
    const mine = ++current;
    await Promise.race([end(wire), new Promise((resolve) => setTimeout(resolve, patience))]);
    if (mine === current) handle('closed');
  };

  const run = (effect: HubEffect) => {
    if (effect.do === 'open') void open();
    else if (effect.do === 'close') void close();
    else clearTimeout(timer);
    if (effect.do === 'wait') timer = setTimeout(() => handle('due'), effect.ms);
  };

  return {
    want: () => handle('want'),
    leave: () => handle('leave'),
    force: () => handle('force'),
  };
}
