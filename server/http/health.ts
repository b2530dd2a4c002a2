import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Database } from '#server/db/database.ts';

interface Parts {
  database: Database;
  redis: Redis | null;
}

/** `/live`: the process runs. `/ready`: database and Redis answer, so the node may receive requests. */
export function registerHealth(app: FastifyInstance, { database, redis }: Parts): void {
  const options = { schema: { hide: true }, config: { rateLimit: false } } as const;
  app.get('/live', options, async () => ({ live: true }));
  app.get('/ready', options, async (_request, reply) => {
    const [databaseUp, redisUp] = await Promise.all([
      answers(database.ping()),
      redis ? answers(redis.ping()) : true,
    ]);
    const ready = databaseUp && redisUp;
    const parts = { database: databaseUp, ...(redis && { redis: redisUp }) };
    return reply.code(ready ? 200 : 503).send({ ready, ...parts });
  });
}

const patience = 2_000;

function answers(asked: Promise<unknown>): Promise<boolean> {
  return new Promise((done) => {
    const timer = setTimeout(() => done(false), patience);
    const settle = (up: boolean) => {
      clearTimeout(timer);
      done(up);
    };
    asked.then(
      () => settle(true),
      () => settle(false),
    );
  });
}
