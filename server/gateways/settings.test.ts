import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { chooseGateways } from '#server/gateways/choose.ts';
import { gatewayNames } from '#server/gateways/gateway.ts';
import {
  gatewayEnvironment,
  gatewaySettings,
  missingGatewayKeys,
} from '#server/gateways/settings.ts';

const environment = z.object(gatewayEnvironment);
const read = (given: Record<string, string>) => environment.parse(given);
const settingsOf = (given: Record<string, string>) => gatewaySettings(read(given));

test('without a name nothing is paid online', () => {
  expect(chooseGateways(settingsOf({}))).toEqual([]);
  expect(missingGatewayKeys(read({}))).toEqual([]);
});

test('several gateways stand in the order of the setting, each once', () => {
  const names = chooseGateways(
    settingsOf({ PAYMENT_GATEWAYS: 'saman,zarinpal, saman torobpay' }),
  ).map(({ name }) => name);
  expect(names).toEqual(['saman', 'zarinpal', 'torobpay']);
});

test('each key that a chosen gateway lacks has a line', () => {
  const values = read({
    PAYMENT_GATEWAYS: 'zibal,behpardakht',
    BEHPARDAKHT_TERMINAL_ID: '1',
    BEHPARDAKHT_USERNAME: 'u',
  });
  expect(missingGatewayKeys(values)).toEqual([
    'ZIBAL_MERCHANT must be set when PAYMENT_GATEWAYS names zibal.',
    'BEHPARDAKHT_PASSWORD must be set when PAYMENT_GATEWAYS names behpardakht.',
  ]);
  expect(missingGatewayKeys(read({ ZARINPAL_TERMINAL_ID: '1' }))).toEqual([
    'ZARINPAL_ACCESS_TOKEN and ZARINPAL_TERMINAL_ID must be set together.',
  ]);
});

test('Zarinpal refunds only with an access token', () => {
  const [without] = chooseGateways(settingsOf({ PAYMENT_GATEWAYS: 'zarinpal' }));
  expect(without?.refund).toBeUndefined();
  expect(without?.refundsParts).toBe(false);
});

test('in its sandbox Zarinpal says so to shoppers', () => {
  const given = {
    PAYMENT_GATEWAYS: 'zarinpal',
    ZARINPAL_MERCHANT_ID: '00000000-0000-4000-8000-000000000001',
    ZARINPAL_SANDBOX: 'true',
  };
  expect(settingsOf(given).zarinpal.sandboxUrl).toBe('https://sandbox.zarinpal.com');
  const [gateway] = chooseGateways(settingsOf(given));
  expect(gateway?.title).toMatch(/آزمایشی.*پولی جابه‌جا نمی‌شود/);
  expect(missingGatewayKeys(read({ ZARINPAL_SANDBOX: 'true' }))).toEqual([
    'ZARINPAL_MERCHANT_ID must be set with ZARINPAL_SANDBOX.',
  ]);
});

test('the stand-in takes the place of all gateways, with keys of its own', () => {
  const settings = settingsOf({
    PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4100/',
    ZIBAL_MINIMUM: '7',
  });
  expect(settings.isSandbox).toBe(true);
  expect(chooseGateways(settings).map(({ name }) => name)).toEqual(gatewayNames);
  expect(settings.zibal).toEqual({
    merchant: 'zibal',
    url: 'http://127.0.0.1:4100/zibal',
    minimum: 7,
  });
  const real = { ZARINPAL_MERCHANT_ID: '11111111-1111-4111-8111-111111111111' };
  const text = JSON.stringify(
    settingsOf({ ...real, PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4100' }),
  );
  expect(text).not.toContain('11111111-1111');
  expect(text).not.toMatch(/zarinpal\.com|shaparak|zibal\.ir|snapppay\.ir|torobpay\.com/);
});
