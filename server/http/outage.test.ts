import { expect, test } from '@jest/globals';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { cable } from '#server/testing/cable.ts';
import { codes } from '#server/testing/fixture.ts';
import { makeHome, startService } from '#server/testing/service.ts';
import { until } from '#server/testing/until.ts';

(testsOnPostgres ? test : test.skip)(
  'without its database the service answers 503, keeps running, and recovers',
  async () => {
    const home = await makeHome();
    const url = new URL(home.env['DATABASE_URL'] ?? '');
    const line = cable(url.hostname, Number(url.port || 5_432));
    const port = await line.plug();
    url.host = `127.0.0.1:${port}`;
    const service = await startService({ ...home.env, DATABASE_URL: url.href });
    const ask = () =>
      fetch(`${service.url}/api/Product/Get-Detail`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ WebsiteCode: codes.phone }),
      });
    expect((await ask()).status).toBe(200);

    await line.cut();
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
    expect(await answers[0]?.json()).toEqual({
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/^[^a-z]*$/),
    });
    expect((await fetch(`${service.url}/ready`)).status).toBe(503);
    expect((await fetch(`${service.url}/live`)).status).toBe(200);

    await line.plug(port);
    await until(async () => (await fetch(`${service.url}/ready`)).status === 200);
    expect((await ask()).status).toBe(200);

    const ended = await service.end('SIGTERM');
    expect(ended.code).toBe(0);
    await line.cut();
    await home.remove();
  },
);
