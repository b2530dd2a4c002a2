import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { asc, sql } from 'drizzle-orm';
import { errorBody } from '#lib/contract/errors.ts';
import { masterData } from '#lib/contract/home.ts';
import { measuringPart } from '#lib/contract/settings.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { outboxChange } from '#server/outbox/change.ts';
import { accounts, fillTestMembers } from '#server/testing/members.ts';
import { type PanelHeaders, signInStaff } from '#server/testing/staff.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let owner: PanelHeaders;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  owner = await signInStaff(shop);
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.shop.database.db.execute(
    sql`truncate appearance_part, appearance_version, staff_event, outbox, setting`,
  ),
);

const call = (name: string, body: object = {}, headers: Record<string, string> = owner) =>
  shop.post(`/api/Admin/${name}`, body, headers);
const read = async () => measuringPart.parse((await call('Get-Measuring-Settings')).body);
const save = async (change: object) =>
  call('Save-Measuring-Settings', { ...(await read()), ...change });
const shown = async () =>
  masterData.parse((await shop.get('/api/home/get-master-data')).body).measuring;

const google = 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ';

test('nothing is set at first, and visitors would be asked', async () => {
  expect(await shown()).toBeUndefined();
  expect(await read()).toEqual({
    revision: 1,
    google: '',
    bing: '',
    matomoUrl: '',
    matomoSite: '',
    yektanet: '',
    gtm: '',
    asksConsent: true,
  });
});

test('codes are kept in one notation, shown to pages at once, and can be taken away', async () => {
  const written = {
    google: `<meta name="google-site-verification" content="${google}">`,
    matomoUrl: 'Stats.Example.ir/',
    matomoSite: '۳',
    gtm: 'gtm-ab12cd3',
    asksConsent: false,
  };
  expect(await save(written)).toMatchObject({ status: 200, body: { google, matomoSite: '3' } });
  expect(await shown()).toEqual({
    google,
    bing: null,
    matomo: { url: 'https://stats.example.ir', site: '3' },
    yektanet: null,
    gtm: 'GTM-AB12CD3',
    asksConsent: false,
  });
  const found = await shop.shop.database.db.select().from(outbox).orderBy(asc(outbox.id));
  expect(found.map(({ payload }) => outboxChange.parse(payload))).toEqual([
    { tags: ['master'], paths: [] },
  ]);
  await save({ google: '', matomoUrl: '', matomoSite: '', gtm: '' });
  expect(await shown()).toMatchObject({ google: null, matomo: null, gtm: null });
});

test.each([
  [{ google: `${google}"><script>` }, 'google'],
  [{ bing: 'x' }, 'bing'],
  [{ matomoUrl: "https://a.ir; script-src 'unsafe-eval'", matomoSite: '1' }, 'matomoUrl'],
  [{ matomoUrl: 'https://a.ir' }, 'matomoSite'],
  [{ yektanet: '../../../' }, 'yektanet'],
  [{ gtm: 'GTM-<b>' }, 'gtm'],
  [{ gtm: 5 }, 'gtm'],
  [{ google: 'x'.repeat(301) }, 'google'],
])('%j is refused at its field, and nothing is changed', async (wrong, field) => {
  const { status, body } = await save(wrong);
  expect([status, Object.keys(errorBody.parse(body).fields ?? {})]).toEqual([422, [field]]);
  expect(await shown()).toBeUndefined();
});

test('only staff who may change settings see or save them', async () => {
  const others = await signInStaff(shop, ['appearance'], accounts.member);
  for (const [headers, status] of [
    [{}, 401],
    [others, 403],
  ] as const) {
    // oxlint-disable no-await-in-loop -- One after the other.
    expect((await call('Get-Measuring-Settings', {}, headers)).status).toBe(status);
    const body = { ...(await read()), gtm: 'GTM-AB12CD3' };
    expect((await call('Save-Measuring-Settings', body, headers)).status).toBe(status);
    // oxlint-enable no-await-in-loop
  }
});
