import { expect, test } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import { readFileSync } from 'node:fs';
import { soundPage } from '#scripts/seo/testing.ts';
import { messagesIn, Vnu, vnuKind } from '#scripts/seo/vnu.ts';
import { findVnu } from '#scripts/seo/vnu-jar.ts';

const base = 'https://shop.example';
const found = await findVnu();
const missing = 'missing' in found ? found.missing : '';
const onJava = missing === '' ? test : test.skip;

/** The checker's findings on pages, by path. */
async function judged(pages: Record<string, string>) {
  const vnu = new Vnu('jar' in found ? found.jar : '');
  for (const [path, body] of Object.entries(pages)) {
    vnu.keep({ url: `${base}${path}`, html: soundPage(base, path, { body }) });
  }
  return vnu.judge();
}

/** The other rules do not check the style attribute. */
const planted = '<p style="color: 4 apples">متن</p>';

test('html-validate does not find the planted fault', async () => {
  const validator = new HtmlValidate(JSON.parse(readFileSync('.htmlvalidate.json', 'utf8')));
  const { valid } = await validator.validateString(soundPage(base, '/', { body: planted }));
  expect(valid).toBe(true);
});

onJava(
  `the Nu Html Checker finds what no other judge does${missing && ` (skipped: ${missing})`}`,
  async () => {
    const { pages, faults } = await judged({ '/': '<p>متن</p>', '/shop/product/1/الف': planted });
    expect(pages).toBe(2);
    expect(faults).toEqual([
      {
        kind: vnuKind,
        url: `${base}/shop/product/1/الف`,
        words: expect.stringMatching(/CSS.*color/),
      },
    ]);
  },
);

onJava('its warnings count, and what the shop does on purpose does not', async () => {
  const late = '<script type="late" src="/a.js" async></script>';
  const { faults } = await judged({ '/': `${late}<section><p>متن</p></section>` });
  expect(faults.map(({ words }) => words)).toEqual([
    expect.stringMatching(/Section lacks heading/),
  ]);
});

test('a checker that does not answer is a fault', async () => {
  const vnu = new Vnu('/nowhere/vnu.jar');
  vnu.keep({ url: `${base}/`, html: soundPage(base, '/') });
  const { faults } = await vnu.judge();
  expect(faults).toMatchObject([{ kind: vnuKind, words: /^was not checked/ }]);
});

const fault = { type: 'error', message: 'Bad value.' };
const answered = JSON.stringify({ messages: [fault] });

test("ignores Java's own messages", () => {
  const picked = 'Picked up JAVA_TOOL_OPTIONS: -Xmx512m';
  const warned = 'OpenJDK 64-Bit Server VM warning: {too little} memory';
  expect(messagesIn(`${picked}\n${warned}\n${answered}\n${picked}\n`)).toEqual([fault]);
});

test.each(['', 'Error: no memory', '{"messages":[{"type":', '{"messages":[{}]}', '{}'])(
  'there is no answer in %j',
  (output) => {
    expect(messagesIn(output)).toBeNull();
  },
);

onJava('Java options that are printed do not disturb', async () => {
  const before = process.env['JAVA_TOOL_OPTIONS'];
  process.env['JAVA_TOOL_OPTIONS'] = '-Duser.language=en';
  try {
    expect(await judged({ '/': '<p>متن</p>' })).toEqual({ pages: 1, faults: [] });
  } finally {
    if (before === undefined) delete process.env['JAVA_TOOL_OPTIONS'];
    else process.env['JAVA_TOOL_OPTIONS'] = before;
  }
});
