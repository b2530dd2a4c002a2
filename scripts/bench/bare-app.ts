import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Process, runQuietly } from '#scripts/lib/process.ts';
import { PlainFailure } from '#scripts/lib/steps.ts';

const app = 'scripts/bench/bare';
const next = 'node_modules/next/dist/bin/next';

/** A bare Next app that serves `/` and, for each padding, `/padded/{name}`. */
export interface BareApp {
  url: string;
  stop: () => Promise<void>;
}

/** Builds the bare app with these texts as its padded pages, and starts it. */
export async function startBareApp(
  folder: string,
  port: number,
  paddings: Record<string, string>,
): Promise<BareApp> {
  const texts = resolve(folder, 'padding');
  await rm(texts, { recursive: true, force: true });
  await mkdir(texts, { recursive: true });
  await Promise.all(
    Object.entries(paddings).map(([name, text]) => writeFile(join(texts, `${name}.txt`), text)),
  );
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    BARE_PADDING: texts,
  };
  const { code, lines } = await runQuietly({ args: [next, 'build', app], env });
  if (code !== 0) throw new PlainFailure(`the bare app does not build:\n${lines.join('\n')}`);
  const server = new Process({ args: [next, 'start', app, '-p', String(port)], env });
  const url = `http://127.0.0.1:${port}`;
  while (server.running) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) {
      return {
        url,
        stop: async () => {
          await server.stop();
        },
      };
    }
  }
  throw new PlainFailure(server.lastLines.join('\n'));
}

/**
 * Text of `bytes` UTF-8 bytes from a page of the shop, so that it compresses alike, without
 * characters that HTML or the RSC payload would escape.
 */
export function paddingFrom(html: string, bytes: number): string {
  const plain = Buffer.from(html.replace(/[<>"'&\\\s\p{Cc}]+/gu, ' '));
  const repeated = Buffer.concat(
    Array.from({ length: Math.ceil(bytes / plain.length) }, () => plain),
  ).subarray(0, bytes);
  return repeated.toString('utf8').replaceAll('\uFFFD', '');
}
