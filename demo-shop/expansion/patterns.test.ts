import { describe, expect, test } from '@jest/globals';
import { parseSpecs } from '../catalogue/spec-text.ts';
import { fill, persianNumber, sentencesFor } from './patterns.ts';

const values: Record<string, string> = { model: 'X1', ram: '۸ گیگابایت' };
const lookup = (key: string): string | undefined => values[key];

describe('patterns', () => {
  test('a part in brackets is dropped if one of its values is missing', () => {
    expect(fill('مدل {model}[ رم {ram}][ و {storage}]', lookup)).toBe('مدل X1 رم ۸ گیگابایت');
  });

  test('a missing value outside brackets yields nothing', () => {
    expect(fill('مدل {storage}', lookup)).toBeUndefined();
  });

  test('only sentences whose condition holds are used', () => {
    const specs = parseSpecs('battery=6000; network=4g,5g; gps=no');
    const said = sentencesFor(
      [
        'battery>=5500 ? بزرگ',
        'battery<5500 ? کوچک',
        'network=5g ? تند',
        'gps=true ? راه',
        'weight<9 ? سبک',
      ],
      specs,
      lookup,
    );
    expect(said.map(({ text }) => text)).toEqual(['بزرگ', 'تند']);
  });

  test('numbers are Persian', () => {
    expect([7606, 6.7, 98_400_000, 12].map(persianNumber)).toEqual([
      '۷٬۶۰۶',
      '۶٫۷',
      '۹۸٬۴۰۰٬۰۰۰',
      '۱۲',
    ]);
  });
});

describe('specifications', () => {
  test('each value has the type of its attribute', () => {
    expect(parseSpecs('screen-size=6.7; nfc=yes; ram=8; connection=wifi,usb; chip=A=B')).toEqual({
      'screen-size': 6.7,
      nfc: true,
      ram: '8',
      connection: ['wifi', 'usb'],
      chip: 'A=B',
    });
  });

  test('a wrong key, option or type is rejected', () => {
    expect(() => parseSpecs('colour=red')).toThrow('unknown attribute: colour');
    expect(() => parseSpecs('ram=7')).toThrow('ram has no option 7');
    expect(() => parseSpecs('weight=light')).toThrow('weight is a range, not light');
    expect(() => parseSpecs('nfc=true')).toThrow('nfc is a switch, not true');
  });
});
