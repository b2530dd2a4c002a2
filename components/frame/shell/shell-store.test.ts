import { describe, expect, test } from '@jest/globals';
import { keepDraftShell, keepShell, keptShell } from '#components/frame/shell/shell-store.ts';
import type { MasterData } from '#lib/contract/home.ts';

const master = (name: string): MasterData => ({
  menu: [],
  sideMenu: [],
  footerLinks: [],
  headerLinks: [{ id: 1, url: '/a', label: name, type: 'menu', items: [], imgUrl: '', icon: '' }],
  socialNetwork: [],
  aboutUs: '',
  contactUs: '',
  eNamad: '',
  topBanner: null,
  titleOtherMag: '',
  shop: {
    name,
    title: '',
    description: '',
    phone: '',
    services: [],
    copyrightFrom: 1404,
    copyrightYear: 1404,
  },
  bCount: 0,
  fCount: 0,
  sequence: 0,
  userInfo: null,
});

describe('data of header and footer', () => {
  test('is found by its name, and kept once', () => {
    const first = keepShell(master('کهربا'));
    expect(keepShell(master('کهربا'))).toBe(first);
    expect(keptShell(first).footer.shop).toBe('کهربا');
    expect(keptShell(first).footer.last).toEqual([{ label: 'کهربا', url: '/a' }]);
  });

  test('outlives older shells', () => {
    const names = Array.from({ length: 8 }, (_, index) => keepShell(master(`shop ${index}`)));
    const [first = '', second = ''] = names;
    expect(keepShell(master('shop 0'))).toBe(first);
    keepShell(master('shop 8'));
    expect(keptShell(first).footer.shop).toBe('shop 0');
    expect(() => keptShell(second)).toThrow('is not kept');
  });

  test('outlives many previews', () => {
    const name = keepShell(master('shop'));
    const drafts = Array.from({ length: 9 }, (_, index) => keepDraftShell(master(`d ${index}`)));
    expect(keptShell(name).footer.shop).toBe('shop');
    expect(keptShell(drafts.at(-1) ?? '').footer.shop).toBe('d 8');
    expect(() => keptShell(drafts[0] ?? '')).toThrow('is not kept');
  });

  test('does not grow with each change', () => {
    const first = keepShell(master('0'));
    const names = Array.from({ length: 8 }, (_, index) => keepShell(master(String(index + 1))));
    expect(() => keptShell(first)).toThrow('is not kept');
    expect(names.map((name) => keptShell(name).footer.shop)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ]);
  });
});
