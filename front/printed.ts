import { withoutSecrets } from '#lib/text/log-secrets.ts';

/**
 * Removes secrets from all output, whoever prints it: Next logs the whole address of a hub connection it could
 * not forward, including the visitor's guid and the member's token.
 */
export function printNoSecrets(...streams: Pick<NodeJS.WriteStream, 'write'>[]): void {
  for (const stream of streams) {
    stream.write = new Proxy(stream.write, {
      apply: (write, self, [chunk, ...rest]: unknown[]) => {
        const printed = typeof chunk === 'string' ? withoutSecrets(chunk) : chunk;
        return Reflect.apply(write, self, [printed, ...rest]);
      },
    });
  }
}
