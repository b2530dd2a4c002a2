import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { withPackedData } from '#lib/http/packed-data.ts';

const hostile =
  'نام "کالا" \\ با \'گیومه\' \\" و \\\' \n\u2028 </script><script>bad()</script> <!-- </SCRIPT ${x} `';
const pieces = ['1:["$","p",null,{"a":"\\"b\\""}]\n', hostile, `2:T4,<p>x`];

/** As Next writes it. */
const escaped = (text: string): string =>
  JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (letter) => {
    const code = letter.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${code}`;
  });
const scripts = pieces.map((text) => `<script>self.__next_f.push([1,${escaped(text)}])</script>`);
const beginning = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const page = `<body><main><p>متن</p></main><footer>پا</footer>${beginning}${scripts.join('')}</body>`;

/** What a browser's scripts push, as one text; the marks of what they are before it. */
function pushedBy(html: string): { kinds: number[]; text: string } {
  const self: Record<string, [number, string?][]> = {};
  for (const [, script = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) {
    runInNewContext(script, { self });
  }
  const pushed = self['__next_f'] ?? [];
  return {
    kinds: pushed.map(([kind]) => kind),
    text: pushed.map(([, text = '']) => text).join(''),
  };
}

test('the data are the same, in one piece, right behind the content', () => {
  const packed = withPackedData(page);
  expect(pushedBy(packed)).toEqual({ kinds: [0, 1], text: pieces.join('') });
  expect(pushedBy(page)).toEqual({ kinds: [0, 1, 1, 1], text: pieces.join('') });
  expect(packed).toMatch(/^<body><main><p>متن<\/p><\/main><script>/);
  expect(packed).toMatch(/<\/script><footer>پا<\/footer><\/body>$/);
  expect(packed.length).toBeLessThan(page.length);
});

test('nothing in them ends the script or hides its end', () => {
  const [, ...after] = withPackedData(page).split('<script>');
  expect(after).toHaveLength(1);
  expect(after[0]?.match(/<\/script|<!--/gi)).toEqual(['</script']);
});

test.each([
  ['without content', page.replace('</main>', '')],
  ['without a beginning', page.replace(beginning, '')],
  ['without data', `<body><main></main>${beginning}</body>`],
  [
    'with data of another kind',
    page.replace('</body>', '<script>self.__next_f.push([3,"AA"])</script></body>'),
  ],
])('a page %s stays as it is', (_, html) => {
  expect(withPackedData(html)).toBe(html);
});
