import { describe, expect, test } from '@jest/globals';
import { consentOf, groupItems } from '#components/frame/shell/shell-data.ts';

const item = (id: number, type: 0 | 1) => ({ id, type, url: `/${id}`, label: `l${id}` });

describe('items of a mega menu', () => {
  test('groups links below the last heading', () => {
    expect(groupItems([item(1, 0), item(2, 1), item(3, 1), item(4, 0), item(5, 1)])).toEqual([
      {
        head: { label: 'l1', url: '/1' },
        links: [
          { label: 'l2', url: '/2' },
          { label: 'l3', url: '/3' },
        ],
      },
      { head: { label: 'l4', url: '/4' }, links: [{ label: 'l5', url: '/5' }] },
    ]);
  });

  test('puts links before any heading into a group without one', () => {
    expect(groupItems([item(1, 1), item(2, 0)])).toEqual([
      { links: [{ label: 'l1', url: '/1' }] },
      { head: { label: 'l2', url: '/2' }, links: [] },
    ]);
  });

  test('no items make no groups', () => {
    expect(groupItems([])).toEqual([]);
  });
});

test('the footer leads to the consent only where a tool is set that needs it', () => {
  const tools = { google: '', bing: '', matomo: null, yektanet: 'ab12cd34', gtm: null };
  expect(consentOf({ measuring: { ...tools, asksConsent: true } })).toEqual([
    { label: 'اجازهٔ آمار بازدید', url: '#measuring' },
  ]);
  expect(consentOf({ measuring: { ...tools, asksConsent: false } })).toEqual([]);
  expect(consentOf({ measuring: { ...tools, yektanet: null, asksConsent: true } })).toEqual([]);
  expect(consentOf({})).toEqual([]);
});
