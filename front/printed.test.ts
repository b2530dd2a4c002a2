import { PassThrough } from 'node:stream';
import { Console } from 'node:console';
import { expect, test } from '@jest/globals';
import { printNoSecrets } from './printed.ts';

test('an address is printed without guid and token, anything else unchanged', () => {
  const stream = new PassThrough({ encoding: 'utf8' });
  printNoSecrets(stream);
  const printer = new Console(stream);
  printer.error('Failed to proxy http://x/webClientHub?guid=SECRET&access_token=SECRET', 1);
  stream.write(Buffer.from('bytes\n'));
  expect(stream.read()).toBe(
    'Failed to proxy http://x/webClientHub?guid=…&access_token=… 1\nbytes\n',
  );
});
