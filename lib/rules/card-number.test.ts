import { expect, test } from '@jest/globals';
import { cardRule } from '#lib/rules/card-number.ts';

test.each(['6037997599999993', '۶۰۳۷-۹۹۷۵-۹۹۹۹-۹۹۹۳', ' 6037 9975 9999 9993 '])(
  '%s is a card',
  (written) => expect(cardRule(written)).toEqual({ value: '6037997599999993' }),
);

test.each([
  '',
  '603799759999999',
  '6037997599999994',
  '6037997599999939',
  '60379975999999930',
  'x',
])('"%s" is none', (written) => expect(cardRule(written)).toHaveProperty('error'));
