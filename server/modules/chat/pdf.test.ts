import { describe, expect, test } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import { remakePdf } from '#server/modules/chat/pdf.ts';

const isHarmless = async (file: Buffer) => (await remakePdf(file)) !== null;

const script = '<</S/JavaScript/JS(app.alert(1))>>';
const web = '<</S/URI/URI(https://evil.example)>>';
const goTo = '<</S/GoTo/D[2 0 R/Fit]>>';
const link = `<</Subtype/Link/A${web}>>`;

/** Always with a catalogue, without which any file is refused. */
const pdf = (...parts: readonly (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n50 0 obj<</Type/Catalog>>endobj\n'),
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
    ['that is nothing but its catalogue', pdf(catalog())],
    [
      'with objects that are packed twice',
      pdf(
        packed(
          { 5: goTo },
          {
            more: '/Filter[/ASCIIHexDecode/FlateDecode]',
            content: (bytes) => Buffer.from(`${deflateSync(bytes).toString('hex')}>`),
          },
        ),
      ),
    ],
  ])('%s', async (_what, file) => {
    expect(await isHarmless(file)).toBe(true);
  });
});

const [blanks, comment] = [' '.repeat(25), ' %c\n'];

describe('a PDF is refused', () => {
  test.each<[what: string, file: Buffer]>([
    [
      'that is encrypted',
      pdf(catalog(), `6 0 obj ${link} endobj\ntrailer<</Root 1 0 R/Encrypt<</V 1>>>>`),
    ],
    ['that has no catalogue', Buffer.from(`%PDF-1.7\n6 0 obj ${link} endobj\n%%EOF\n`)],
    ['with an object that cannot be read', pdf(catalog(), '6 0 obj\n<</A\nendobj\n')],
    ...[blanks, comment].flatMap((between): [string, Buffer][] => [
      [
        `with an action that starts by itself, behind${JSON.stringify(between)}`,
        pdf(catalog(), `3 0 obj<</Type/Page/AA${between}<</O 4 0 R>>>>endobj\n`),
      ],
      ['with one that is named', pdf(catalog(`/AA${between}9 0 R`))],
      [
        'that opens a page of the web which is named behind them',
        pdf(`4 0 obj${web}endobj\n`, catalog(`/OpenAction${between}4 0 R`)),
      ],
      [
        'that opens one whose name they part',
        pdf(`4 0 obj${web}endobj\n`, catalog(`/OpenAction 4${between}0 R`)),
      ],
    ]),
    [
      'that opens a page of the web where a page should be',
      pdf(`4 0 obj${web}endobj\n`, catalog('/OpenAction[4 0 R]')),
    ],
    [
      'that opens one by a name elsewhere',
      pdf(catalog('/OpenAction<</S 5 0 R/URI(x)>>'), '5 0 obj/URI endobj'),
    ],
    ...['/X(stream)', '/stream 1', '/obj<<>>', '%stream\n'].map((more): [string, Buffer] => [
      `with a script in an object stream with ${JSON.stringify(more)}`,
      pdf(
        packed(
          { 1: '<</Type/Catalog/OpenAction 4 0 R>>', 4: script },
          { more: `/Filter/FlateDecode${more}` },
        ),
      ),
    ]),
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

test('nothing is kept of a PDF but what was judged', async () => {
  const file = pdf(
    catalog('/OpenAction 5 0 R/Title(x)'),
    '>>stray /JavaScript<<\n',
    `5 0 obj<</S/URI/S/GoTo/D[2 0 R/Fit]>>endobj\n7 0 obj${script}endobj\n7 0 obj${link}endobj\n`,
    '8 0 obj<</Length 9>>stream\n\u0007/JS\u0001/XFA\nendstream endobj\n',
  );
  const kept = Buffer.from((await remakePdf(file)) ?? '').toString('latin1');
  expect(kept).toMatch(/^%PDF-1\.7\n[^]*\/Title \(x\)[^]*\n%%EOF$/);
  expect(kept).toContain('\u0007/JS\u0001/XFA');
  expect(kept).not.toContain('JavaScript');
});

/** A catalogue beside an object stream of so many bytes, none of which is an object. */
const unpackingTo = (bytes: number) =>
  pdf(catalog(), packed({}, { content: () => deflateSync(Buffer.alloc(bytes, ' ')) }));

test('a PDF is refused when it unpacks to more than its bound, however long that may take', async () => {
  const bounds = { deadline: 60_000, mostUnpacked: 64 * 1_048_576 };
  expect(await remakePdf(unpackingTo(1_048_576), bounds)).not.toBeNull();
  expect(await remakePdf(unpackingTo(400 * 1_048_576), bounds)).toBeNull();
}, 60_000);

test('a PDF is refused when it cannot be read in time, and the service does other things meanwhile', async () => {
  const file = pdf(catalog(), '/OpenAction 5 0 R 5 0 obj<</S/GoTo>>'.repeat(100_000));
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 10);
  expect(await remakePdf(file, { deadline: 1_000, mostUnpacked: 1_048_576_000 })).toBeNull();
  clearInterval(turning);
  expect(turns).toBeGreaterThan(20);
});

test('a PDF that finds too many others waiting is not judged', async () => {
  const judged = await Promise.allSettled(
    Array.from({ length: 12 }, () => remakePdf(pdf(catalog()))),
  );
  expect(judged.map(({ status }) => status).filter((each) => each === 'rejected')).toHaveLength(1);
});

test.each<[what: string, part: string]>([
  ['beginnings of streams', '>>stream\n'],
  ['objects to look for', '/OpenAction 5 0 R 5 0 obj<</S/GoTo>>'],
  ['open brackets', '/OpenAction<<(<<'],
  ['digits', '1'],
])('a file of nothing but %s is refused', async (_what, part) => {
  const file = pdf(part.repeat(5_000_000 / part.length));
  expect(await remakePdf(file, { deadline: 500, mostUnpacked: 104_857_600 })).toBeNull();
});
