import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { givenHours, openAt, wrongDay } from '#server/modules/chat/hours.ts';
import { createInvitations } from '#server/modules/chat/invitation.ts';
import { createChatLimits } from '#server/modules/chat/limits.ts';
import { createTypingGate } from '#server/modules/chat/typing.ts';
import { fileNameOf, mobileOf, nameOf, textOf } from '#server/modules/chat/words.ts';

const week = (from: string, to: string) => Array.from({ length: 7 }, () => [{ from, to }]);
/** Of Tehran, 3:30 ahead. */
const at = (moment: string): number => Date.parse(`${moment}+03:30`);
const change = (moment: string): string => new Date(at(moment)).toISOString();

const day = (...spans: [string, string][]) => ({
  week: [spans.map(([from, to]) => ({ from, to })), ...givenHours.week.slice(1)],
});

describe('the hours', () => {
  const office = { ...givenHours, week: week('09:00', '17:00') };

  test.each([
    ['before', '2026-11-28T08:59:59', false, '2026-11-28T09:00:00'],
    ['at their beginning', '2026-11-28T09:00:00', true, '2026-11-28T17:00:00'],
    ['at their end', '2026-11-28T17:00:00', false, '2026-11-29T09:00:00'],
  ])('%s', (_when, now, isOpen, then) => {
    expect(openAt(office, at(now))).toEqual({ isOpen, changesAt: change(then) });
  });

  test('leave out closed days and days of the week', () => {
    const hours = {
      ...office,
      week: [...office.week.slice(0, 6), []],
      closedDays: ['2026-11-28'],
    };
    // A Thursday evening; Friday is off, and Saturday a holiday.
    expect(openAt(hours, at('2026-11-26T18:00:00'))).toEqual({
      isOpen: false,
      changesAt: change('2026-11-29T09:00:00'),
    });
  });

  test('go on over midnight, and never end when every day is open', () => {
    expect(openAt(givenHours, at('2026-11-28T12:00:00'))).toEqual({
      isOpen: true,
      changesAt: null,
    });
    const hours = { ...givenHours, closedDays: ['2026-11-30'] };
    expect(openAt(hours, at('2026-11-28T23:59:59'))).toEqual({
      isOpen: true,
      changesAt: change('2026-11-30T00:00:00'),
    });
    expect(
      openAt(
        { ...givenHours, week: week('09:00', '17:00').map(() => []) },
        at('2026-11-28T12:00:00'),
      ),
    ).toEqual({ isOpen: false, changesAt: null });
  });

  test('may have several spans a day that do not overlap', () => {
    expect(wrongDay(day(['09:00', '12:00'], ['13:00', '17:00']))).toBeNull();
    expect(wrongDay(day(['13:00', '17:00'], ['09:00', '13:30']))).toBe('week.0');
    expect(wrongDay(day(['17:00', '09:00']))).toBe('week.0');
  });
});

describe('what is written', () => {
  test('is kept as plain text, without marks that turn or hide it', () => {
    expect(textOf('<b onclick=x>‮سلام‬\u0007</b>\r\n\r\n\r\n\r\nhttps://evil.example')).toBe(
      '<b onclick=x>سلام</b>\n\nhttps://evil.example',
    );
    expect(textOf('👍')).toBe('👍');
    expect(textOf('سلام\u{e0068}\u{e0069}\u0085\ufdd0\u{10ffff}')).toBe('سلام');
    for (const empty of [
      '',
      ' \n ',
      '\u200b\u2060',
      '\u3164',
      '\u2800\u2800',
      '\u180e',
      '\u{1d159}',
    ])
      expect(() => textOf(empty)).toThrow();
    expect(() => textOf('س'.repeat(4_001))).toThrow('۴٬۰۰۰');
    expect(() => textOf(`ا${'\u0654\u0655\u0658\u06dc\u06e1'.repeat(3)}`)).toThrow();
    expect(textOf('س'.repeat(4_000))).toHaveLength(4_000);
  });

  test('as a name may not be the shop’s or its staff’s', () => {
    const names = { shopName: 'کهربا', siteName: 'kahroba' };
    expect(nameOf(' سارا  رضایی ', names)).toBe('سارا رضایی');
    expect(nameOf('', names)).toBe('');
    for (const name of [
      'کهربا',
      'پشتیبانِ کهربا',
      'پ\u200bشتیبانی',
      'ｓｕｐｐｏｒｔ',
      'kahr0ba',
      'پاسخگو',
    ]) {
      expect(() => nameOf(name, names)).toThrow('نام خود را بنویسید');
    }
  });

  test('as a number is Iranian', () => {
    expect(mobileOf('+۹۸ ۹۱۲ ۱۲۳ ۴۵۶۷')).toBe('09121234567');
    expect(mobileOf(' ')).toBeNull();
    expect(() => mobileOf('123')).toThrow();
  });

  test('as a file’s name hides neither folders nor the ending', () => {
    expect(fileNameOf('../../etc/passwd', '.pdf', 'x')).toBe('passwd.pdf');
    expect(fileNameOf('فاکتور\u202efdp.exe', '.pdf', 'x')).toBe('فاکتورfdp.pdf');
    expect(fileNameOf('.htaccess', '', 'تصویر')).toBe('تصویر');
    expect(fileNameOf('😀'.repeat(200), '.pdf', 'x')).toBe(`${'😀'.repeat(80)}.pdf`);
  });
});

const visitor = (memberId: number) => ({
  memberId,
  key: null,
  guid: null,
  network: '192.0.2.1',
});

describe('a flood', () => {
  let now = at('2026-11-27T10:00');
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const open = () => {
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    return createChatLimits({
      redis: null,
      settings: { chatMessageLimit: 5, chatDailyLimit: 3, chatNetworkDailyLimit: 20 },
    });
  };
  const party = { memberId: 7, key: null };
  /** How many of so many are let through, of which `inOne` come before `pause` ms pass. */
  async function passed(work: () => Promise<unknown>, count: number, inOne = count, pause = 0) {
    let taken = 0;
    for (let turn = 1; turn <= count; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      taken += await work().then(
        () => 1,
        () => 0,
      );
      if (turn % inOne === 0) now += pause;
    }
    return taken;
  }

  test('of messages ends after five in five seconds and sixty in ten minutes', async () => {
    const { message } = open();
    expect(await passed(() => message(party), 9)).toBe(5);
    now += 5_000;
    expect(await passed(() => message(party), 100, 5, 5_000)).toBe(55);
    expect(await passed(() => message({ memberId: 8, key: null }), 3)).toBe(3);
    now += 600_000;
    expect(await passed(() => message(party), 5)).toBe(5);
  });

  test('of reports, stars and new talks ends, too', async () => {
    const { report, rating, newChat } = open();
    expect(await passed(() => report(party), 9)).toBe(5);
    expect(await passed(() => rating(party), 30)).toBe(20);
    expect(await passed(() => newChat(visitor(7), false), 9)).toBe(3);
    let others = 7;
    expect(await passed(() => newChat(visitor((others += 1)), false), 30)).toBe(17);
    // The form is counted apart.
    expect(await passed(() => newChat(visitor(7), true), 9)).toBe(3);
    now += 3_600_000;
    expect(await passed(() => report(party), 1)).toBe(1);
    expect(await passed(() => newChat(visitor(7), false), 1)).toBe(0);
    now += 82_800_000;
    expect(await passed(() => newChat(visitor(7), false), 9)).toBe(3);
  });
});

test('an invitation is for one visitor, for an hour, and cannot be made by others', () => {
  const { make, read } = createInvitations('secret');
  const made = make('v', { id: 3, name: 'سارا' }, 'سلام', 1_000);
  expect(read(made, 'v', 1_001)).toMatchObject({ staff: { id: 3, name: 'سارا' }, text: 'سلام' });
  expect(read(made, 'w', 1_001)).toBeNull();
  expect(read(made, 'v', 3_601_001)).toBeNull();
  expect(createInvitations('other').read(made, 'v', 1_001)).toBeNull();
  for (const wrong of [undefined, '', 'x', 'x.y', `${made}x`])
    expect(read(wrong, 'v', 1_001)).toBeNull();
});

test('signs of typing pass once in two seconds; an end follows its beginning', () => {
  let now = 0;
  const { passes } = createTypingGate(() => now);
  expect(passes('a', false)).toBe(false);
  expect(passes('a', true)).toBe(true);
  expect(passes('a', true)).toBe(false);
  expect(passes('a', false)).toBe(true);
  expect(passes('a', false)).toBe(false);
  now = 1_999;
  expect(passes('a', true)).toBe(false);
  expect(passes('b', true)).toBe(true);
  now = 2_000;
  expect(passes('a', true)).toBe(true);
});
