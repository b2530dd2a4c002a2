import { hubDelays } from '#lib/contract/hub.ts';

/** States of the connection. */
export type HubState =
  | 'disconnected'
  | 'connecting'
  | 'connected'
  | 'disconnecting'
  | 'reconnecting';

/**
 * Events. From the page: `want` (start, or resume after giving up), `leave` (the page is left),
 * `force` (another identity). From the wire: `opened` and `failed` end a start, `lost` begins an
 * automatic reconnect, `recovered` and `closed` end it; `closed` also ends a disconnect of ours.
 * From the timer: `due`.
 */
export type HubEvent =
  | 'want'
  | 'leave'
  | 'force'
  | 'opened'
  | 'failed'
  | 'lost'
  | 'recovered'
  | 'closed'
  | 'due';

/**
 * Actions: open a connection, close it, or fire `due` after some ms; a new wait replaces the old
 * one.
 */
export type HubEffect =
  | { readonly do: 'open' }
  | { readonly do: 'close' }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'stop-waiting' };

export interface HubMachine {
  readonly state: HubState;
  /** While disconnecting: what to do afterwards. */
  readonly afterwards: 'rest' | 'open' | 'wait';
}

export interface HubStep {
  readonly machine: HubMachine;
  readonly effects: readonly HubEffect[];
}

export const restingHub: HubMachine = { state: 'disconnected', afterwards: 'rest' };

/**
 * @param random from 0 to 1; jitter of 0 to 1,000 ms keeps tabs from reconnecting all at once
 * (contract §5)
 */
export function retryDelay(random: number): number {
  return hubDelays.retryAfterFailedStart + random * hubDelays.jitter;
}

/**
 * ms before an automatic reconnect, or null to give up. The first attempt is immediate.
 * @param tries number of failed attempts in this outage
 */
export function reconnectDelay(tries: number, random: number): number | null {
  const delay = hubDelays.automaticReconnect[tries];
  if (delay === undefined) return null;
  return tries === 0 ? delay : delay + random * hubDelays.jitter;
}

const at = (state: HubState, ...effects: HubEffect[]): HubStep => ({
  machine: { state, afterwards: 'rest' },
  effects,
});
const closing = (afterwards: HubMachine['afterwards'], ...effects: HubEffect[]): HubStep => ({
  machine: { state: 'disconnecting', afterwards },
  effects,
});
const open: HubEffect = { do: 'open' };
const close: HubEffect = { do: 'close' };
const stopWaiting: HubEffect = { do: 'stop-waiting' };
const waitForced: HubEffect = { do: 'wait', ms: hubDelays.forcedReconnect };

type Transitions = Partial<Record<HubEvent, (random: number) => HubStep>>;

/** Transitions that end a connection, the same in every state. */
const ending: Transitions = {
  leave: () => closing('rest', close),
  force: () => closing('wait', close),
};

const transitions: Record<Exclude<HubState, 'disconnecting'>, Transitions> = {
  disconnected: {
    want: () => at('connecting', stopWaiting, open),
    due: () => at('connecting', open),
    leave: () => at('disconnected', stopWaiting),
    force: () => at('disconnected', waitForced),
  },
  connecting: {
    ...ending,
    opened: () => at('connected'),
    failed: (random) => at('disconnected', { do: 'wait', ms: retryDelay(random) }),
  },
  connected: {
    ...ending,
    lost: () => at('reconnecting'),
    closed: () => at('disconnected'),
  },
  reconnecting: {
    ...ending,
    recovered: () => at('connected'),
    closed: () => at('disconnected'),
    // The network or the shopper is back before the next attempt is due.
    want: () => closing('open', close),
  },
};

const afterClose: Record<HubMachine['afterwards'], () => HubStep> = {
  rest: () => at('disconnected'),
  open: () => at('connecting', open),
  wait: () => at('disconnected', waitForced),
};

function whileClosing(machine: HubMachine, event: HubEvent): HubStep | null {
  if (event === 'closed') return afterClose[machine.afterwards]();
  if (event === 'want' && machine.afterwards === 'rest') return closing('open');
  if (event === 'leave') return closing('rest');
  if (event === 'force') return closing('wait');
  return null;
}

/** One transition of the state machine. Events without a meaning in a state change nothing. */
export function step(machine: HubMachine, event: HubEvent, random: number): HubStep {
  const next =
    machine.state === 'disconnecting'
      ? whileClosing(machine, event)
      : transitions[machine.state][event]?.(random);
  return next ?? { machine, effects: [] };
}
