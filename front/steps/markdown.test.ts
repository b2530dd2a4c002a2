import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { leadToTwin } from '#front/steps/markdown.ts';
import { serverOf } from '#front/testing/serve.ts';
import { listen } from '#lib/testing/listen.ts';

let front: Server;
let port: number;
beforeAll(async () => {
  front = serverOf({ request: [leadToTwin] }, (_request, answer) => answer.end('page'));
  port = await listen(front);
});
afterAll(() => {
  front.close();
  front.closeAllConnections();
});

async function ask(path: string, accept: string, method = 'GET') {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { accept },
    redirect: 'manual',
  });
  await answer.text();
  return { status: answer.status, location: answer.headers.get('location') };
}

const phone = '/shop/product/1/%DA%AF%D9%88%D8%B4%DB%8C';

test.each([
  [phone, 'text/markdown', `${phone}.md`],
  [phone, 'text/markdown, text/html, */*', `${phone}.md`],
  [`${phone}/`, 'text/html;q=0.8, text/markdown', `${phone}.md`],
  ['/shop?page=2&filter-brand=1', 'text/markdown', '/shop.md?page=2&filter-brand=1'],
  ['/blog/7/x', 'text/markdown', '/blog/7/x.md'],
])('%s for a reader of %s leads to its twin', async (path, accept, location) => {
  expect(await ask(path, accept)).toEqual({ status: 303, location });
});

test.each([
  [phone, '*/*'],
  [phone, 'text/html,application/xhtml+xml,*/*;q=0.8'],
  [phone, 'text/html, text/markdown;q=0.9'],
  [phone, 'text/markdown;q=0, */*'],
  [`${phone}.md`, 'text/markdown'],
  ['/', 'text/markdown'],
  ['/account', 'text/markdown'],
])('%s for a reader of %s is the page', async (path, accept) => {
  expect(await ask(path, accept)).toEqual({ status: 200, location: null });
});
