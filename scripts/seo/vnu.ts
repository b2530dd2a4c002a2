import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Page } from '#scripts/seo/page.ts';
import type { Fault } from '#scripts/seo/rules.ts';
import { cut } from '#scripts/seo/rules.ts';

/** Where somebody may have put the Nu Html Checker: W3C's own, a Java program. */
const places = (): string[] =>
  [process.env['VNU_JAR'] ?? '', 'node_modules/vnu-jar/build/dist/vnu.jar'].filter(Boolean);

const answer = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      message: z.string(),
      lastLine: z.number().optional(),
      lastColumn: z.number().optional(),
    }),
  ),
});

/** What the shop does on purpose (docs/adr/0013, and roles that help old readers). */
const settled =
  /for attribute “type” on element “script”|A “script” element with a “type”|The “role” attribute must not/;

/** Runs a program with nothing to read. @returns its error output, or null when it does not start. */
function errorOutput(command: string, args: string[]): Promise<string | null> {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', () => done(null));
    child.once('close', () => done(output));
  });
}

/** One page of a kind: others differ in their data. */
const kindOf = (url: string): string =>
  new URL(url).pathname
    .replace(/\/\d+(?:\/.*)?$/, '/n')
    .replace(/^\/(blog)\/([^/]+)\/.*$/, '/$1/$2');

/** Keeps one page of each kind and has the Nu Html Checker judge them, where there is a Java and its jar. */
export class Vnu {
  private readonly jar = places().find((file) => existsSync(file));
  private readonly pages = new Map<string, { url: string; html: string }>();

  readonly keep = ({ url, html }: Page): void => {
    const kind = kindOf(url);
    if (this.jar !== undefined && !this.pages.has(kind)) this.pages.set(kind, { url, html });
  };

  /** @returns null when there was no jar or no Java */
  async judge(): Promise<{ pages: number; faults: Fault[] } | null> {
    if (this.jar === undefined) return null;
    const folder = await mkdtemp(join(tmpdir(), 'kahroba-vnu-'));
    try {
      return await this.judgeIn(folder, this.jar);
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  private async judgeIn(folder: string, jar: string) {
    const pages = [...this.pages.values()];
    const files = pages.map((_, index) => join(folder, `${index}.html`));
    await Promise.all(pages.map(({ html }, index) => writeFile(files[index] ?? '', html)));
    const args = ['-Xss2m', '-jar', jar, '--format', 'json', '--exit-zero-always', ...files];
    const output = await errorOutput('java', args);
    if (output === null || !output.trimStart().startsWith('{')) return null;
    const { messages } = answer.parse(JSON.parse(output));
    const faults = messages
      .filter(({ type, message }) => type !== 'info' && !settled.test(message))
      .map(({ url = '', message, lastLine = 0, lastColumn = 0 }): Fault => ({
        kind: 'invalid HTML',
        url: pages[Number(/(\d+)\.html$/.exec(url)?.[1] ?? -1)]?.url ?? url,
        words: `${lastLine}:${lastColumn} ${cut(message, 160)} (vnu)`,
      }));
    return { pages: pages.length, faults };
  }
}
