import { inflateSync } from 'node:zlib';

/** Reads what Chromium prints: plain objects, streams compressed by zlib, fonts with a map to Unicode. */

interface PdfObject {
  readonly head: string;
  /** Decompressed; '' without a stream. */
  readonly stream: string;
}

function objectsOf(pdf: string): Map<string, PdfObject> {
  const found = [...pdf.matchAll(/(\d+) 0 obj\n([^]*?)endobj/g)];
  return new Map(
    found.map(([, id = '', body = '']) => {
      const [head = '', packed] = body.split(/stream\r?\n/);
      const bytes = Buffer.from(packed ?? '', 'latin1');
      const isPacked = packed !== undefined && head.includes('/FlateDecode');
      return [id, { head, stream: isPacked ? inflateSync(bytes).toString('latin1') : '' }];
    }),
  );
}

const unicodeOf = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

const partsOf = (cmap: string, kind: string): string =>
  [...cmap.matchAll(new RegExp(`begin${kind}([^]*?)end${kind}`, 'g'))]
    .map(([, part]) => part)
    .join('\n');

/** Glyphs to text. */
function mapOf(cmap: string): Map<number, string> {
  const map = new Map<number, string>();
  const single = partsOf(cmap, 'bfchar').matchAll(/<(\w+)> <(\w+)>/g);
  for (const [, glyph = '', text = ''] of single) {
    map.set(Number.parseInt(glyph, 16), unicodeOf(text));
  }
  const ranges = partsOf(cmap, 'bfrange').matchAll(/<(\w+)> <(\w+)> <(\w+)>/g);
  for (const [, from = '', to = '', text = ''] of ranges) {
    const first = Number.parseInt(from, 16);
    const code = Number.parseInt(text, 16);
    for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph += 1) {
      map.set(glyph, String.fromCharCode(code + glyph - first));
    }
  }
  return map;
}

interface PrintedPdf {
  readonly pages: number;
  /** In the order of reading. Only runs that are set from right to left are turned around for that. */
  readonly text: string;
}

interface Font {
  readonly glyphs: ReadonlyMap<number, string>;
  /** Hexadecimal digits of a glyph. */
  readonly width: number;
}

const noFont: Font = { glyphs: new Map(), width: 4 };

/** Pages and text of a PDF that Chromium printed. */
export function readPdf(pdf: Buffer): PrintedPdf {
  const objects = objectsOf(pdf.toString('latin1'));
  const of = (id: string | undefined) => objects.get(id ?? '') ?? { head: '', stream: '' };
  const fontOf = (id: string | undefined): Font => {
    const [, map] = /\/ToUnicode (\d+) 0 R/.exec(of(id).head) ?? [];
    const { stream } = of(map);
    return { glyphs: mapOf(stream), width: /<00> <FF>/.test(stream) ? 2 : 4 };
  };
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  const text = pages.map(({ head }) => {
    const fonts = new Map(
      [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, fontOf(id)]),
    );
    const [, contents] = /\/Contents (\d+) 0 R/.exec(head) ?? [];
    return textOf(of(contents).stream, fonts);
  });
  return { pages: pages.length, text: text.join('\n') };
}

const tokens = /\/F\d+(?= [\d.]+ Tf)|<[\dA-F]+>(?= Tj)|\/ReversedChars(?= BMC)|\bEMC\b|\bTm\b/g;

function textOf(contents: string, fonts: ReadonlyMap<string, Font>): string {
  let font = noFont;
  let text = '';
  /** Letters of a run from right to left, as they stand from left to right. */
  let reversed: string[] | null = null;
  for (const [token] of contents.matchAll(tokens)) {
    if (token === 'Tm') text += ' ';
    else if (token === '/ReversedChars') reversed = [];
    else if (token === 'EMC') {
      text += reversed?.toReversed().join('') ?? '';
      reversed = null;
    } else if (token.startsWith('/')) font = fonts.get(token.slice(1)) ?? noFont;
    else {
      const letters = lettersOf(token.slice(1, -1), font);
      if (reversed) reversed.push(...letters);
      else text += letters.join('');
    }
  }
  return text;
}

const lettersOf = (hex: string, { glyphs, width }: Font): string[] =>
  (hex.match(new RegExp(`.{${width}}`, 'g')) ?? []).map(
    (glyph) => glyphs.get(Number.parseInt(glyph, 16)) ?? '',
  );
