import { expect, test } from '@jest/globals';
import {
  newPeriod,
  savedSlots,
  slotFaults,
  slotFieldAt,
  slotsDraftOf,
} from '#panel/delivery/schedule.ts';

const friday = { weekday: 5, fromHour: 9, toHour: 12, capacity: 5 };
const saturday = { weekday: 6, fromHour: 15, toHour: 18, capacity: 8 };
const sunday = { weekday: 0, fromHour: 9, toHour: 12, capacity: 8 };
const slot = { id: 40, day: '2026-11-27', fromHour: 9, toHour: 12, capacity: 5, taken: 2 };
const method = { schedule: [friday, sunday, saturday], slots: [slot] };
const draft = slotsDraftOf(method);

test('a week begins on Saturday', () => {
  expect(draft.periods.map(({ weekday }) => weekday)).toEqual([6, 0, 5]);
});

test('only single slots whose capacity was changed are sent, and a week as it was', () => {
  const { schedule } = method;
  expect(savedSlots(draft, method)).toEqual({ schedule, slots: [] });
  const closed = { ...draft, capacities: { 40: 0 } };
  expect(savedSlots(closed, method)).toEqual({ schedule, slots: [{ id: 40, capacity: 0 }] });
  const shorter = { ...draft, periods: draft.periods.slice(0, 2) };
  expect(savedSlots(shorter, method).schedule).toEqual([saturday, sunday]);
});

test('a fault of the service is shown at the slot it is about', () => {
  const sent = { schedule: [], slots: [{ id: 40, capacity: 0 }] };
  expect(slotFieldAt('slots.0.capacity', sent)).toBe('slot 40');
  expect(slotFieldAt('schedule', sent)).toBe('schedule');
});

test('periods of a day must not meet, and hours must be in order', () => {
  expect(slotFaults(draft, method.slots)).toEqual({});
  const [first = newPeriod([])] = draft.periods;
  const beside = { ...first, key: 9, fromHour: 18, toHour: 20 };
  const over = { ...beside, fromHour: 17 };
  const faultsWith = (period: typeof first) =>
    Object.keys(slotFaults({ ...draft, periods: [...draft.periods, period] }, []));
  expect(faultsWith(beside)).toEqual([]);
  expect(faultsWith(over)).toEqual(['1', '9']);
  expect(faultsWith({ ...beside, toHour: 18 })).toEqual(['9']);
  expect(faultsWith({ ...beside, toHour: 25 })).toEqual(['9']);
  expect(faultsWith({ ...beside, capacity: null })).toEqual(['9']);
  expect(Object.keys(slotFaults({ ...draft, capacities: { 40: null } }, [slot]))).toEqual([
    'slot 40',
  ]);
});

test('a new period follows the last one, on the next day after an evening', () => {
  expect(newPeriod([])).toMatchObject({ key: 1, weekday: 6, fromHour: 9 });
  const [, , last = newPeriod([])] = draft.periods;
  expect(newPeriod([last])).toMatchObject({ weekday: 5, fromHour: 12, toHour: 15 });
  expect(newPeriod([{ ...last, toHour: 21 }])).toMatchObject({ weekday: 6, fromHour: 9 });
});
