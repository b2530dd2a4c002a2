import { describe, expect, test } from '@jest/globals';
import { gridActOf, openActOf, type Press } from './grid-keys.ts';
import { type Place, single } from './places.ts';

const size = { rows: 30, columns: 10 };
const press = (code: string, more: Partial<Press> = {}): Press => ({
  code,
  key: code,
  isCtrl: false,
  isShift: false,
  ...more,
});
const at = (row: number, column: number): Place => ({ row, column });
const go = (place: Place, code: string, more: Partial<Press> = {}) =>
  gridActOf(press(code, more), single(place), size);

const ctrl = (code: string, more: Partial<Press> = {}) =>
  go(at(0, 4), code, { key: 'ی', isCtrl: true, ...more });

describe('moving', () => {
  test.each([
    ['ArrowDown', at(6, 4)],
    ['ArrowUp', at(4, 4)],
    ['ArrowLeft', at(5, 5)],
    ['ArrowRight', at(5, 3)],
    ['Enter', at(6, 4)],
    ['Tab', at(5, 5)],
    ['PageDown', at(20, 4)],
    ['Home', at(5, 0)],
    ['End', at(5, 9)],
  ])('%s', (code, to) => {
    expect(go(at(5, 4), code)).toEqual({ kind: 'go', range: single(to) });
  });

  test.each([
    ['ArrowDown', at(29, 4)],
    ['ArrowLeft', at(5, 9)],
    ['ArrowRight', at(5, 0)],
    ['Home', at(0, 0)],
    ['End', at(29, 9)],
  ])('with Ctrl %s goes to the end', (code, to) => {
    expect(go(at(5, 4), code, { isCtrl: true })).toEqual({ kind: 'go', range: single(to) });
  });

  test('stops at the edges', () => {
    expect(go(at(0, 0), 'ArrowUp')).toEqual({ kind: 'go', range: single(at(0, 0)) });
    expect(go(at(29, 9), 'ArrowLeft')).toEqual({ kind: 'go', range: single(at(29, 9)) });
    expect(go(at(29, 3), 'Enter')).toEqual({ kind: 'go', range: single(at(29, 3)) });
  });

  test('Tab goes on in the next row, and leaves after the last cell', () => {
    expect(go(at(5, 9), 'Tab')).toEqual({ kind: 'go', range: single(at(6, 0)) });
    expect(go(at(6, 0), 'Tab', { isShift: true })).toEqual({ kind: 'go', range: single(at(5, 9)) });
    expect(go(at(29, 9), 'Tab')).toBeNull();
    expect(go(at(0, 0), 'Tab', { isShift: true })).toBeNull();
  });

  test('Shift keeps the anchor', () => {
    const range = { anchor: at(5, 4), active: at(6, 4) };
    expect(gridActOf(press('ArrowDown', { isShift: true }), range, size)).toEqual({
      kind: 'go',
      range: { anchor: at(5, 4), active: at(7, 4) },
    });
    expect(gridActOf(press('Enter', { isShift: true }), range, size)).toEqual({
      kind: 'go',
      range: single(at(5, 4)),
    });
  });
});

test('F2 opens a cell, a digit of any script writes into it', () => {
  expect(go(at(0, 4), 'F2')).toEqual({ kind: 'edit' });
  expect(go(at(0, 4), 'Digit5', { key: '۵' })).toEqual({ kind: 'edit', text: '۵' });
});

test('acts are known by the place of the key, whatever the layout writes', () => {
  expect(ctrl('KeyD')).toEqual({ kind: 'fill' });
  expect(ctrl('KeyZ')).toEqual({ kind: 'undo' });
  expect(ctrl('KeyZ', { isShift: true })).toEqual({ kind: 'redo' });
  expect(ctrl('KeyY')).toEqual({ kind: 'redo' });
});

test('Ctrl with other keys, function keys and modifiers alone stay the browser’s', () => {
  expect(go(at(0, 4), 'KeyC', { key: 'c', isCtrl: true })).toBeNull();
  expect(go(at(0, 4), 'F5')).toBeNull();
  expect(go(at(0, 4), 'ShiftLeft', { key: 'Shift' })).toBeNull();
});

describe('in an open cell', () => {
  const range = single(at(5, 4));
  test('Enter and Tab take what was written and go on', () => {
    expect(openActOf(press('Enter'), range, size)).toEqual({
      isTaken: true,
      range: single(at(6, 4)),
    });
    expect(openActOf(press('Tab'), range, size)).toEqual({
      isTaken: true,
      range: single(at(5, 5)),
    });
    expect(openActOf(press('Tab'), single(at(29, 9)), size)).toEqual({
      isTaken: true,
      range: single(at(29, 9)),
    });
  });

  test('Escape gives it up, arrows move in the text', () => {
    expect(openActOf(press('Escape'), range, size)).toEqual({ isTaken: false, range });
    expect(openActOf(press('ArrowLeft'), range, size)).toBeNull();
  });
});
