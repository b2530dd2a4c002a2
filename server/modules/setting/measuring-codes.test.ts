import { describe, expect, test } from '@jest/globals';
import { measuringPatterns } from '#lib/contract/measuring.ts';
import {
  judgeMeasuring as judgeBy,
  type MeasuringField,
  type MeasuringTexts,
} from '#lib/rules/measuring.ts';

const judgeMeasuring = (written: MeasuringTexts) => judgeBy(written, measuringPatterns);
const none = { google: '', bing: '', matomoUrl: '', matomoSite: '', yektanet: '', gtm: '' };
const judge = (field: MeasuringField, written: string) => {
  const beside = field === 'matomoUrl' ? { matomoSite: '1' } : { matomoUrl: '' };
  const rest = field === 'matomoSite' ? { matomoUrl: 'https://stats.example.ir' } : beside;
  const { kept, wrong } = judgeMeasuring({ ...none, ...rest, [field]: written });
  return wrong[field] === undefined ? kept[field] : null;
};

const google = 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ';
const bing = '0123456789ABCDEF0123456789ABCDEF';

describe('what is kept of a code', () => {
  test('nothing of nothing', () => {
    expect(judgeMeasuring({ ...none, gtm: '  ' })).toEqual({ kept: none, wrong: {} });
  });

  test.each([
    ['google', ` ${google} `, google],
    ['google', `<meta name="google-site-verification" content="${google}" />`, google],
    ['google', '+nxGUDJ4QpAZ5l9Bsjdi102tLVC21AIh5d1Nl23908vVuFHs34=', null],
    ['bing', bing.toLowerCase(), bing],
    ['bing', `<meta name='msvalidate.01' content='${bing}'>`, bing],
    ['matomoUrl', 'https://Stats.Example.ir/', 'https://stats.example.ir'],
    ['matomoUrl', 'stats.example.ir', 'https://stats.example.ir'],
    ['matomoUrl', 'https://example.ir/piwik/matomo.php', 'https://example.ir/piwik'],
    ['matomoUrl', 'https://example.ir:8443/index.php', 'https://example.ir:8443'],
    ['matomoUrl', 'http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['matomoSite', '۱۲', '12'],
    ['yektanet', 'dP137MIV', 'dP137MIV'],
    ['gtm', 'gtm-ab12cd3', 'GTM-AB12CD3'],
  ] as const)('%s %j', (field, written, kept) => {
    expect(judge(field, written)).toBe(kept ?? written);
  });
});

describe('what would leave its place in markup, an address or the policy is refused', () => {
  test.each([
    ['google', `${google}"><script>`],
    ['google', `<meta content="${google}"><script>`],
    ['google', 'short'],
    ['google', 'x'.repeat(200)],
    ['bing', `${bing}0`],
    ['bing', bing.replace('F', 'G')],
    ['matomoUrl', 'http://stats.example.ir'],
    ['matomoUrl', 'https://stats.example.ir; script-src *'],
    ['matomoUrl', "https://stats.example.ir 'unsafe-eval'"],
    ['matomoUrl', 'https://*.example.ir'],
    ['matomoUrl', 'https://user:secret@stats.example.ir'],
    ['matomoUrl', 'https://stats.example.ir/?a=b'],
    ['matomoUrl', 'https://stats.example.ir/a;b'],
    ['matomoUrl', 'https://stats.example.ir/../..//x.js'],
    ['matomoUrl', 'javascript:alert(1)'],
    ['matomoUrl', 'data:text/javascript,1'],
    ['matomoUrl', 'http://127.0.0.1.example.ir'],
    ['matomoUrl', 'https://'],
    ['matomoUrl', 'https://stats.example.ir:65536'],
    ['matomoUrl', 'http://localhost:99999'],
    ['matomoUrl', 'https://stats.example.256'],
    ['matomoUrl', 'https://a.--'],
    ['matomoUrl', 'https://a.b-'],
    ['matomoSite', '0'],
    ['matomoSite', '1;2'],
    ['yektanet', '../../ev1l'],
    ['yektanet', 'dP137MIV9'],
    ['gtm', 'UA-123456-1'],
    ['gtm', "GTM-A'B"],
  ] as const)('%s %j', (field, written) => expect(judge(field, written)).toBeNull());

  test('a Matomo needs both its address and its site', () => {
    expect(judgeMeasuring({ ...none, matomoUrl: 'stats.example.ir' }).wrong).toHaveProperty(
      'matomoSite',
    );
    expect(judgeMeasuring({ ...none, matomoSite: '1' }).wrong).toHaveProperty('matomoUrl');
  });

  test('long texts are judged at once', () => {
    const before = performance.now();
    judge('matomoUrl', `https://${'a.'.repeat(50_000)}`);
    judge('google', `<meta ${'content='.repeat(20_000)}`);
    expect(performance.now() - before).toBeLessThan(500);
  });
});
