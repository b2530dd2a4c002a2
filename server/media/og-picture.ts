import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { previewSize } from '#lib/text/picture.ts';
import { escapeXml } from '#lib/text/xml.ts';

/** The texts of a link preview; only `name` is required. */
export interface OgFacts {
  /** Name of the product or title of the post. */
  name: string;
  /** Line above the name: the brand, or what kind of thing it is. */
  kicker: string;
  /** Price line below the name, or the state instead of a price; '' for none. */
  price: string;
  /** Line below the price: the discount; '' for none. */
  note: string;
  shop: string;
}

/** Maximum bytes of a link preview; messengers ignore larger ones. */
const mostBytes = 300_000;

const fonts = join(import.meta.dirname, 'fonts');
const faces = {
  medium: { font: 'Vazirmatn Medium', fontfile: join(fonts, 'vazirmatn-medium.ttf') },
  bold: { font: 'Vazirmatn Bold', fontfile: join(fonts, 'vazirmatn-bold.ttf') },
} as const;

/** Colours of the card, and its measures in px. */
const colours = {
  ground: '#ffffff',
  ink: '#1f1a14',
  faint: '#6b6257',
  accent: '#febc35',
  deep: '#8a5a00',
};
const margin = 64;
const bar = 14;
const pictureBox = {
  left: margin,
  top: margin,
  width: 470,
  height: previewSize.height - 2 * margin - bar,
};
const besidePicture = previewSize.width - pictureBox.width - 3 * margin;
const whole = previewSize.width - 2 * margin;

/** Parts of the card go from one step to the next only. */
const uncompressed = { compressionLevel: 0 };

interface Line {
  text: string;
  face: keyof typeof faces;
  size: number;
  colour: string;
  /** Width for the text in px. */
  width: number;
  /** Maximum height in px; the font is reduced until the text fits. */
  most: number;
}

/** Right-to-left mark: sets the direction whatever the first letter is. */
const rightToLeft = '\u200F';
const smallest = 22;

/** Other characters are invisible, and Pango fails to draw a text of them alone. */
const visible = /[\p{L}\p{N}]/u;

interface Drawn {
  data: Buffer;
  width: number;
  height: number;
}

/** Draws text with Pango, with its right edge at the start of the lines. */
async function drawText(line: Line): Promise<Drawn> {
  const { text, face, size, colour, width: room, most } = line;
  const { data, info } = await sharp({
    text: {
      ...faces[face],
      font: `${faces[face].font} ${size}`,
      text: `<span foreground="${colour}">${rightToLeft}${escapeXml(isolateLatin(text))}</span>`,
      width: room,
      // Pango mirrors alignment in right-to-left text: 'left' means right here.
      align: 'left',
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .png(uncompressed)
    .toBuffer({ resolveWithObject: true });
  if (info.height > most && size > smallest) {
    return drawText({ ...line, size: Math.max(smallest, size - 6) });
  }
  if (info.height <= most && info.width <= room) return { data, ...sizeOf(info) };
  // Cuts off the end of the text: its left edge and the last lines.
  const width = Math.min(info.width, room);
  const height = Math.min(info.height, most);
  const cut = { left: info.width - width, top: 0, width, height };
  return { data: await sharp(data).extract(cut).png(uncompressed).toBuffer(), width, height };
}

const sizeOf = ({ width, height }: Pick<Drawn, 'width' | 'height'>) => ({ width, height });

const longestName = 160;
/** Collapses white space and cuts the text to `most` characters. */
function clip(given: string, most: number): string {
  const text = given.replace(/\s+/g, ' ').trim();
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

/** The lines from top to bottom, without empty ones. */
function linesOf({ name, kicker, price, note }: OgFacts, isAlone: boolean): Line[] {
  const width = isAlone ? whole : besidePicture;
  const size = isAlone ? 92 : 52;
  const all: Omit<Line, 'face' | 'width'>[] = [
    { text: clip(kicker, 40), size: 30, colour: colours.deep, most: 60 },
    { text: clip(name, longestName), size, colour: colours.ink, most: 260 },
    { text: clip(price, 40), size: 44, colour: colours.ink, most: 80 },
    { text: clip(note, 40), size: 32, colour: colours.deep, most: 60 },
  ];
  return all
    .filter(({ text }) => visible.test(text))
    .map((line) => ({ ...line, face: 'bold', width }));
}

/** The line with the shop's name; empty when the shop has no name. */
const shopLines = ({ shop }: OgFacts): Line[] =>
  [
    {
      text: clip(shop, 40),
      face: 'medium' as const,
      size: 28,
      colour: colours.faint,
      width: whole,
      most: 50,
    },
  ].filter(({ text }) => visible.test(text));

const gap = 26;

/** Stacks the lines, centred vertically on the card. */
function place(drawn: readonly Drawn[]): OverlayOptions[] {
  const height = drawn.reduce((sum, each) => sum + each.height + gap, -gap);
  let top = Math.max(margin, Math.round((previewSize.height - bar - 60 - height) / 2));
  return drawn.map(({ data, width, height: own }) => {
    const left = previewSize.width - margin - width;
    const placed = { input: data, left, top };
    top += own + gap;
    return placed;
  });
}

async function fit(picture: Buffer): Promise<OverlayOptions> {
  const { data, info } = await sharp(picture)
    .resize({ width: pictureBox.width, height: pictureBox.height, fit: 'inside' })
    .png(uncompressed)
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: pictureBox.left + Math.round((pictureBox.width - info.width) / 2),
    top: pictureBox.top + Math.round((pictureBox.height - info.height) / 2),
  };
}

/**
 * Draws a link preview: a JPEG of 1200x630 px with the picture on the left and the text on the right, large without one.
 * @param picture from the shop's own store, null for none
 */
export async function drawOgPicture(facts: OgFacts, picture: Buffer | null): Promise<Buffer> {
  const [lines, shop] = await Promise.all([
    Promise.all(linesOf(facts, picture === null).map(drawText)),
    Promise.all(shopLines(facts).map(drawText)),
  ]);
  const stripe = await sharp({
    create: { width: previewSize.width, height: bar, channels: 3, background: colours.accent },
  })
    .png(uncompressed)
    .toBuffer();
  const card = await sharp({
    create: { ...previewSize, channels: 3, background: colours.ground },
  })
    .composite([
      ...(picture === null ? [] : [await fit(picture)]),
      ...place(lines),
      ...shop.map(({ data, width, height }) => ({
        input: data,
        left: previewSize.width - margin - width,
        top: previewSize.height - bar - 40 - height,
      })),
      { input: stripe, left: 0, top: previewSize.height - bar },
    ])
    .png(uncompressed)
    .toBuffer();
  return compress(card, 86);
}

async function compress(card: Buffer, quality: number): Promise<Buffer> {
  // Not by mozjpeg: seven times the time for a sixth of the bytes, while the first messenger waits.
  const bytes = await sharp(card).jpeg({ quality }).toBuffer();
  return bytes.length <= mostBytes || quality <= 30 ? bytes : compress(card, quality - 12);
}
