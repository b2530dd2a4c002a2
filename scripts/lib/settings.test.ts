import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { shopSettings } from '#scripts/lib/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const settings = (given: NodeJS.Dict<string>) =>
  shopSettings({ NODE_ENV: 'test', DATA_DIR: join(folder, 'a', 'b'), ...given });

describe('settings of both programs', () => {
  test('have defaults and an absolute, existing data folder', () => {
    const { port, servicePort, dataDir, env } = settings({});
    expect({ port, servicePort }).toEqual({ port: 3000, servicePort: 4000 });
    expect(existsSync(dataDir)).toBe(true);
    expect(env['DATA_DIR']).toBe(dataDir);
    expect(env['GUID_COOKIE']).toBe('guid');
  });

  test('addresses follow the ports', () => {
    const { env } = settings({ PORT: '3100', SERVICE_PORT: '4100' });
    expect(env['SITE_URL']).toBe('http://localhost:3100');
    expect(env['API_URL']).toBe('http://127.0.0.1:4100/api');
    expect(env['STOREFRONT_URL']).toBe('http://127.0.0.1:3100');
  });

  test('a storefront that listens on one address is notified of changes there', () => {
    expect(settings({})).toMatchObject({ host: '' });
    const { host, env } = settings({ STOREFRONT_HOST: '10.0.0.5' });
    expect([host, env['STOREFRONT_URL']]).toEqual(['10.0.0.5', 'http://10.0.0.5:3000']);
    const loopback = settings({ STOREFRONT_HOST: '127.0.0.1' });
    expect(loopback.env['STOREFRONT_URL']).toBe('http://127.0.0.1:3000');
  });

  test('a host that is not an address is rejected in one line', () => {
    expect(() => settings({ STOREFRONT_HOST: 'localhost' })).toThrow(
      'STOREFRONT_HOST=localhost is not an IP address.',
    );
  });

  test('an explicit address is kept', () => {
    expect(settings({ SITE_URL: 'https://shop.example' }).env['SITE_URL']).toBe(
      'https://shop.example',
    );
  });

  test.each(['abc', '0', '65536', '3000.5'])('PORT=%s is rejected in one line', (PORT) => {
    expect(() => settings({ PORT })).toThrow(`PORT=${PORT} is not a port (1 to 65535).`);
  });

  test('a folder that cannot be created is rejected in one line', () => {
    expect(() => settings({ DATA_DIR: '/proc/none/here' })).toThrow(/not writable \(ENOENT\)/);
    expect(() => settings({ DATA_DIR: '/dev/null/here' })).toThrow(/not writable \(ENOTDIR\)/);
  });
});
