import { create } from 'zustand';
import { type StaffState, staffStates } from '#lib/contract/chat-names.ts';

/** How somebody wants to be alerted, in this browser. */
interface Alerts {
  readonly hasSound: boolean;
  /** Notifications of the system while the panel is in the background, once the browser allows them. */
  readonly hasNotices: boolean;
}

const keys = { alerts: 'panel-chat-alerts', state: 'panel-chat-state' } as const;
const usual: Alerts = { hasSound: true, hasNotices: true };

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is kept until the page is left.
  }
}

/** What was kept; a part that is missing or something else is as usual. */
export function alertsFrom(written: string | null): Alerts {
  try {
    const found: unknown = JSON.parse(written ?? '{}');
    const { hasSound, hasNotices } = (found ?? {}) as Record<string, unknown>;
    return {
      hasSound: typeof hasSound === 'boolean' ? hasSound : usual.hasSound,
      hasNotices: typeof hasNotices === 'boolean' ? hasNotices : usual.hasNotices,
    };
  } catch {
    return usual;
  }
}

export const useAlerts = create<Alerts>(() => alertsFrom(read(keys.alerts)));
export function setAlerts(change: Partial<Alerts>): void {
  useAlerts.setState(change);
  keep(keys.alerts, JSON.stringify(useAlerts.getState()));
}

const stateKey = (memberId: number): string => `${keys.state}-${memberId}`;
const stateFrom = (written: string | null): StaffState =>
  staffStates.find((each) => each === written) ?? 'off';

/** What a person said of themselves last; `off` before they did, so that nobody waits for them unknown to them. */
export const keptState = (memberId: number): StaffState => stateFrom(read(stateKey(memberId)));
export const keepState = (memberId: number, state: StaffState): void =>
  keep(stateKey(memberId), state);

/** Takes over what another tab has kept. @param onState what the same person said of themselves there */
export function takeKept(
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
  memberId: number,
  onState: (state: StaffState) => void,
): void {
  if (key === keys.alerts) useAlerts.setState(alertsFrom(newValue));
  else if (key === stateKey(memberId)) onState(stateFrom(newValue));
}
