import { restingHub, step } from '#lib/realtime/machine.ts';
import type { HubEffect, HubEvent, HubMachine } from '#lib/realtime/machine.ts';

/** One connection. `start` rejects if it cannot be established; `stop` never rejects. */
export interface Wire {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Events of a wire after it was established. */
export type WireEvent = Extract<HubEvent, 'lost' | 'recovered' | 'closed'>;

export interface HubConnection {
  /** Starts, or resumes after giving up; does nothing while connected. */
  want(): void;
  /** Disconnects until it is wanted again. */
  leave(): void;
  /** Disconnects, and reconnects after 2000 ms under another identity. */
  force(): void;
}

/** ms a wire may take to stop before it is abandoned: one stuck while opening stops late. */
const patience = 2_000;

async function end(wire: Promise<Wire> | undefined): Promise<void> {
  try {
    await (await wire)?.stop();
  } catch {
    // The wire's code failed to load: there is nothing to stop.
  }
}

/**
 * Runs the state machine: opens and closes wires and keeps its timers. Each wire is new; events of
 * an abandoned one are ignored.
 */
export function createConnection(
  openWire: (onWireEvent: (event: WireEvent) => void) => Promise<Wire>,
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
    const onWireEvent = (event: HubEvent) => {
      if (mine === current) handle(event);
    };
    wire = openWire(onWireEvent);
    try {
      await (await wire).start();
      onWireEvent('opened');
    } catch {
      onWireEvent('failed');
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
