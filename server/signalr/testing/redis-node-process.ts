/**
 * A hub node in a process of its own: `node redis-node-process.ts <redis url>`. Sends its hub's URL to its
 * parent; exits with it or on SIGTERM.
 */
import { redisBackplane } from '../redis-backplane.ts';
import { startHub } from './hub.ts';

const server = await startHub({
  backplane: redisBackplane({ url: process.argv[2] ?? '', prefix: 'hub-test' }),
});
process.once('disconnect', () => process.exit());
process.send?.(server.url);
process.once('SIGTERM', () => void server.stop().then(() => process.disconnect()));
