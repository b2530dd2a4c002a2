import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { kindOf, type Page } from '#scripts/seo/page.ts';
import type { Fault } from '#scripts/seo/rules.ts';
import { cut } from '#scripts/seo/rules.ts';

const vnuMessage = z.object({
  type: z.string(),
  subType: z.string().optional(),
  url: z.string().optional(),
  message: z.string(),
  lastLine: z.number().optional(),
  lastColumn: z.number().optional(),
});
type Message = z.output<typeof vnuMessage>;
const answer = z.object({ messages: z.array(vnuMessage) });

/** The checker's messages on stderr, which Java uses as well; null if there are none. */
export function messagesIn(output: string): Message[] | null {
  const json = output.slice(output.search(/^\{/m), output.lastIndexOf('}') + 1);
  try {
    return answer.parse(JSON.parse(json)).messages;
  } catch {
    return null;
  }
}

/** Findings about things the shop does on purpose. */
const settled = [
  // Scripts that run after the first paint (docs/adr/0013).
  /for attribute “type” on element “script”|A “script” element with a “type”/,
  // The comparison's rows are grids, which lose their table semantics without explicit roles.
  /The “role” attribute must not|role is unnecessary for element “(?:table|thead|tbody|tr|th|td)”/,
  // Its header alone has a column for adding a product.
  /^A table row was \d+ columns wide, which is less than/,
];

/** Errors and warnings; information is about React's way of writing. */
const isFault = ({ type, subType, message }: Message): boolean =>
  (type !== 'info' || subType === 'warning') && !settled.some((each) => each.test(message));

/** Runs a program with empty stdin. @returns its stderr, or null if it does not start */
function errorOutput(command: string, args: string[]): Promise<string | null> {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', () => done(null));
    child.once('close', () => done(output));
  });
}

/** Kind of fault, checked and counted only where the checker is available. */
export const vnuKind = 'invalid to the Nu Html Checker';

/** Collects one page of each kind and has the Nu Html Checker check them. */
export class Vnu {
  private readonly jar: string;
  private readonly pages = new Map<string, { url: string; html: string }>();

  constructor(jar: string) {
    this.jar = jar;
  }

  readonly keep = ({ url, html }: Pick<Page, 'url' | 'html'>): void => {
    const kind = kindOf(url);
    if (!this.pages.has(kind)) this.pages.set(kind, { url, html });
  };

  async judge(): Promise<{ pages: number; faults: Fault[] }> {
    const folder = await mkdtemp(join(tmpdir(), 'kahroba-vnu-'));
    try {
      return { pages: this.pages.size, faults: await this.faultsBy(folder) };
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  /** One Java process for all pages, because its start takes most of the time. */
  private async faultsBy(folder: string): Promise<Fault[]> {
    const pages = [...this.pages.values()];
    const files = pages.map((_, index) => join(folder, `${index}.html`));
    await Promise.all(pages.map(({ html }, index) => writeFile(files[index] ?? '', html)));
    const options = ['-Xss2m', '-XX:TieredStopAtLevel=1', '-jar', this.jar];
    const args = [...options, '--format', 'json', '--exit-zero-always', ...files];
    const output = (await errorOutput('java', args)) ?? '';
    const messages = messagesIn(output);
    if (messages === null) {
      return [
        { kind: vnuKind, url: pages[0]?.url ?? '', words: `was not checked: ${cut(output)}` },
      ];
    }
    return messages
      .filter(isFault)
      .map(({ url = '', message: text, lastLine = 0, lastColumn = 0 }) => ({
        kind: vnuKind,
        url: pages[Number(/(\d+)\.html$/.exec(url)?.[1] ?? -1)]?.url ?? url,
        words: `${lastLine}:${lastColumn} ${cut(text, 160)}`,
      }));
  }
}
