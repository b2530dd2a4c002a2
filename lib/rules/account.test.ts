import { describe, expect, test } from '@jest/globals';
import {
  cityRule,
  emailRule,
  lineRule,
  nameRule,
  plateRule,
  provinceRule,
  unitRule,
  type Rule,
} from './account.ts';

const kept = (rule: Rule, written: string) => {
  const judged = rule(written);
  return 'value' in judged ? judged.value : null;
};

describe('a name', () => {
  test.each([
    ['  علي   كريمي ', 'علی کریمی'],
    ['سیده\u200cزهرا موسوی', 'سیده\u200cزهرا موسوی'],
    ['\u200cزهرا \u200c موسوی\u200c', 'زهرا موسوی'],
    ['مـحـمّد رضایی', 'محمد رضایی'],
    ['سارا\nاحمدی', 'سارا احمدی'],
    ['\u202eسارا احمدی\u202c', 'سارا احمدی'],
    ["Anne-Marie O'Neil", "Anne-Marie O'Neil"],
  ])('%j is kept as %j', (written, name) => {
    expect(kept(nameRule, written)).toBe(name);
  });

  test.each([
    '',
    '   ',
    '\u200c\u200b',
    'ع',
    '...',
    'سارا ۱۲',
    '<b>سارا</b>',
    '<script>alert(1)</script>',
    '{{7*7}}',
    'سارا\u0000\ud800 "',
    'س'.repeat(61),
    'س'.repeat(100_000),
    `Z${'\u0301\u200e'.repeat(30)} احمدی`,
    'علی\u3164\u3164',
    '\u3164\u115f\u1160\uffa0',
    'علی\u2800',
  ])('%.30j is invalid', (written) => {
    expect(kept(nameRule, written)).toBeNull();
  });
});

describe('an address', () => {
  test.each([
    [lineRule, 'خيابان  آزادی،\nكوچه ۱۲', 'خیابان آزادی، کوچه ۱۲'],
    [lineRule, 'می\u200cدان انقلاب، خ. کارگر (شمالی)', 'می\u200cدان انقلاب، خ. کارگر (شمالی)'],
    [plateRule, '۱۲/۱', '12/1'],
    [plateRule, ' 12 الف ', '12 الف'],
    [unitRule, '', ''],
    [unitRule, '٣', '3'],
    [cityRule, 'علي‌آباد', 'علی‌آباد'],
    [provinceRule(['فارس']), ' فارس ', 'فارس'],
    [emailRule, ' ', ''],
  ] as const)('%p keeps %j as %j', (rule, written, value) => {
    expect(kept(rule, written)).toBe(value);
  });

  test.each([
    [lineRule, ''],
    [lineRule, 'کوتاه'],
    [lineRule, 'خیابان <img src=x onerror=alert(1)>'],
    [lineRule, 'خ'.repeat(301)],
    [plateRule, ''],
    [plateRule, '12345678901'],
    [plateRule, '1;drop'],
    [unitRule, '<1>'],
    [cityRule, ''],
    [cityRule, 'تهران ۲'],
    [provinceRule(['فارس']), 'پارس'],
    [provinceRule(['فارس']), '__proto__'],
  ] as const)('%p refuses %.40j', (rule, written) => {
    expect(kept(rule, written)).toBeNull();
  });
});
