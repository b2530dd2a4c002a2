import { describe, expect, test } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import { isHarmless } from '#server/modules/chat/pdf.ts';

const script = '<</S/JavaScript/JS(app.alert(1))>>';
const web = '<</S/URI/URI(https://evil.example)>>';
const goTo = '<</S/GoTo/D[2 0 R/Fit]>>';
const link = `<</Subtype/Link/A${web}>>`;

const pdf = (...parts: readonly (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...parts.map((part) => Buffer.from(part as string, 'latin1')),
    Buffer.from('\n%%EOF\n'),
  ]);
const catalog = (more = '') => `1 0 obj\n<</Type/Catalog/Pages 2 0 R${more}>>\nendobj\n`;

interface Packing {
  readonly head?: string;
  readonly type?: string;
  readonly more?: string;
  readonly content?: (bytes: Buffer) => Buffer;
}

/** An object stream with objects of these numbers. */
function packed(
  objects: Readonly<Record<number, string>>,
  {
    head = '9 0 obj\n<<',
    type = '/Type/ObjStm',
    more = '/Filter/FlateDecode',
    content = deflateSync,
  }: Packing = {},
) {
  const texts = Object.values(objects);
  const places = texts.map((_, at) => texts.slice(0, at).join(' ').length + (at > 0 ? 1 : 0));
  const numbers = `${Object.keys(objects)
    .map((number, at) => `${number} ${places[at]}`)
    .join(' ')} `;
  const first = `/N ${texts.length}/First ${numbers.length}`;
  return Buffer.concat([
    Buffer.from(`${head}${type}${first}${more}>>stream\n`, 'latin1'),
    content(Buffer.from(numbers + texts.join(' '))),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

describe('a PDF is kept', () => {
  test.each<[what: string, file: Buffer]>([
    ['that opens at a page', pdf(catalog('/OpenAction[2 0 R/XYZ null null 0]'))],
    [
      'with objects, links and an opening at a page in object streams',
      pdf(
        packed({ 1: '<</Type/Catalog/OpenAction 5 0 R>>', 5: goTo, 6: link }),
        packed({ 7: link }),
      ),
    ],
    [
      'with an outline in the clear before a picture that is packed in another way',
      pdf(
        catalog('/OpenAction 5 0 R'),
        `5 0 obj\n${goTo}\nendobj\n6 0 obj\n${link}\nendobj\n`,
        '3 0 obj\n<</Title(A stream, 50% of it)/First 4 0 R/Last 4 0 R>>\nendobj\n',
        '8 0 obj\n<</Subtype/Image/Filter/DCTDecode/Length 4>>\nstream\n\u00ff\u00d8\u00ff\u00d9\nendstream\nendobj\n',
      ),
    ],
    ['with a link in an encrypted file', pdf(`6 0 obj ${link} endobj trailer<</Encrypt 5 0 R>>`)],
  ])('%s', async (_what, file) => {
    expect(await isHarmless(file)).toBe(true);
  });
});

describe('a PDF is refused', () => {
  test.each<[what: string, file: Buffer]>([
    ['that is cut off', pdf(catalog()).subarray(0, -6)],
    ['with a script under an escaped name', pdf(`5 0 obj<</S/Java#53cript/#4A#53(x)>>endobj`)],
    ['with a program under an escaped name', pdf('5 0 obj<</S/L#61unch/F(x.exe)>>endobj')],
    ['with a form that is sent', pdf('5 0 obj<</S/SubmitForm/F(https://evil.example)>>endobj')],
    ['with actions that start by themselves', pdf(`3 0 obj<</Type/Page/AA<</O${web}>>>>endobj`)],
    ['that opens a page of the web', pdf(catalog(`/OpenAction${web}`))],
    ['that opens another file', pdf(catalog('/OpenAction<</S/GoToR/F(x.pdf)>>'))],
    ['that opens a thread', pdf(catalog('/OpenAction<</S/Thread/F(x.pdf)>>'))],
    [
      'that opens a page of the web from an object stream',
      pdf(packed({ 1: `<</Type/Catalog/OpenAction${web}>>` })),
    ],
    ['that opens one by an escaped name', pdf(catalog(`/Open#41ction<</S/U#52I/#55RI(x)>>`))],
    ['that opens one by another object', pdf(catalog('/OpenAction 5 0 R'), `5 0 obj${web}endobj`)],
    [
      'that opens one after a page',
      pdf(catalog('/OpenAction 5 0 R'), `5 0 obj<</S/GoTo/Next 6 0 R>>endobj 6 0 obj${web}endobj`),
    ],
    [
      'that opens one by a changed object',
      pdf(catalog('/OpenAction 5 0 R'), `5 0 obj${goTo}endobj`, packed({ 6: goTo, 5: web })),
    ],
    [
      'whose opening action ends in a string',
      pdf(catalog('/OpenAction 5 0 R'), `5 0 obj<</X(>>endobj)/S/URI/URI(x)>>endobj`),
    ],
    ['whose opening action cannot be found', pdf(catalog('/OpenAction 5 0 R'))],
    ['with a script in an object stream', pdf(packed({ 5: script }))],
    ['with one of a rendition in it', pdf(packed({ 5: '<</S/Foo/JS(x)>>' }))],
    [
      'with a script in one of another type',
      pdf(packed({ 5: script }, { type: '/Type/#4fbjStm' })),
    ],
    ['with a script in one without a type', pdf(packed({ 5: script }, { type: '' }))],
    ['with a script in the second one', pdf(packed({ 4: link }), packed({ 5: script }))],
    [
      'with an object stream behind a comment',
      pdf(packed({ 5: script }, { more: '/Filter/FlateDecode>>%' })),
    ],
    [
      'with one that is packed twice',
      pdf(packed({ 5: script }, { more: '/Filter[/FlateDecode/ASCIIHexDecode]' })),
    ],
    [
      'with one behind a predictor',
      pdf(packed({ 5: goTo }, { more: '/Filter/FlateDecode/DecodeParms<</Predictor 12>>' })),
    ],
    [
      'with one whose dictionary hides its beginning in a string',
      pdf(
        packed(
          { 5: script },
          {
            head: '9 0 obj\n<</First 4/X(endobj 8 0 obj <<)',
            type: '',
            content: (text) => Buffer.from(text.toString('hex')),
            more: '/Filter/ASCIIHexDecode',
          },
        ),
      ),
    ],
    [
      'with one that is encrypted',
      pdf(packed({ 5: goTo }, { content: () => Buffer.alloc(64, 0xa5) })),
    ],
    [
      'whose object streams unpack to too much',
      pdf(packed({ 5: ' '.repeat(15 * 1_048_576) }), packed({ 6: ' '.repeat(15 * 1_048_576) })),
    ],
  ])('%s', async (_what, file) => {
    expect(await isHarmless(file)).toBe(false);
  });
});

test.each(['ImportData', 'Rendition', 'RichMedia', 'XFA', 'EmbeddedFile', 'GoToE'])(
  'a PDF is refused with /%s',
  async (name) => {
    expect(await isHarmless(pdf(`5 0 obj<</S/${name}>>endobj`))).toBe(false);
  },
);

test.each<[what: string, part: string]>([
  ['beginnings of streams', '>>stream\n'],
  ['comments', '%'],
  ['objects to look for', '/OpenAction 5 0 R 5 0 obj<</S/GoTo>>'],
  ['open brackets', '/OpenAction<<(<<'],
  ['digits', '1'],
])('a file of nothing but %s is judged at once', async (_what, part) => {
  const begun = performance.now();
  await isHarmless(pdf(part.repeat(5_000_000 / part.length)));
  expect(performance.now() - begun).toBeLessThan(5_000);
});
