import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Database } from '#server/db/database.ts';
import { mostPrivateWaiting } from '#server/media/private-picture.ts';
import { createOrderPictureService } from '#server/modules/order-picture/service.ts';
import { openTestDatabase } from '#server/testing/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a picture is refused for some seconds while too many wait', async () => {
  const { remake } = createOrderPictureService(database);
  const size = { width: 300, height: 300, channels: 3 } as const;
  const bytes = await sharp({ create: { ...size, background: '#fff' } })
    .png()
    .toBuffer();
  const sent = bytes.toString('base64');
  const ended = await Promise.allSettled(
    Array.from({ length: mostPrivateWaiting + 2 }, () => remake(sent)),
  );
  const refused = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused).toMatchObject([{ status: 503, code: 'UNAVAILABLE', retryAfter: 5 }]);
  expect((await remake(sent)).length).toBeGreaterThan(0);
});
