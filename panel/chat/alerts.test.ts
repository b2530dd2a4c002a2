import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { StaffChatRow } from '#lib/contract/admin-chat.ts';
import { alertsFrom, takeKept, useAlerts } from './alert-settings.ts';
import { isConcerned } from './alerts.ts';

const chat = (assignee: number | null, state: StaffChatRow['state'] = 'waiting') => ({
  state,
  assignee: assignee === null ? null : { id: assignee, name: '' },
});

test('a message concerns whoever may answer first, and then who answers', () => {
  expect(isConcerned(chat(null), 7)).toBe(true);
  expect(isConcerned(chat(7), 7)).toBe(true);
  expect(isConcerned(chat(8), 7)).toBe(false);
  expect(isConcerned(chat(null, 'closed'), 7)).toBe(false);
});

test.each([
  [null, { hasSound: true, hasNotices: true }],
  ['{"hasSound":false}', { hasSound: false, hasNotices: true }],
  ['{"hasSound":"no","hasNotices":false}', { hasSound: true, hasNotices: false }],
  ['null', { hasSound: true, hasNotices: true }],
  ['{', { hasSound: true, hasNotices: true }],
])('alerts that were kept as %j are read', (written, alerts) => {
  expect(alertsFrom(written)).toEqual(alerts);
});

test('what another tab has kept is taken over: the alerts, and the state of the same person', () => {
  const states: string[] = [];
  const take = (key: string, newValue: string | null) =>
    takeKept({ key, newValue }, 7, (state) => void states.push(state));
  take('panel-chat-alerts', '{"hasSound":false}');
  expect(useAlerts.getState()).toEqual({ hasSound: false, hasNotices: true });
  take('panel-chat-state-7', 'online');
  take('panel-chat-state-8', 'away');
  take('panel-chat-state-7', null);
  take('another', 'away');
  expect(states).toEqual(['online', 'off']);
});

/** As browsers have it, with or without notifications for pages. */
async function permissionWhere(areMade: boolean) {
  class Notice {
    static readonly permission = 'default';
    constructor() {
      if (!areMade) throw new TypeError('Illegal constructor');
    }
  }
  Object.assign(globalThis, { Notification: Notice });
  jest.resetModules();
  const { noticePermission } = await import('./alerts.ts');
  return noticePermission();
}

describe('a browser whose pages', () => {
  const had = Object.getOwnPropertyDescriptor(globalThis, 'Notification');
  afterEach(() => {
    if (had) Object.defineProperty(globalThis, 'Notification', had);
    else Reflect.deleteProperty(globalThis, 'Notification');
  });
  test('make notifications may be asked', async () => {
    expect(await permissionWhere(true)).toBe('default');
  });
  test('leave them to service workers has none', async () => {
    expect(await permissionWhere(false)).toBe(null);
  });
});
