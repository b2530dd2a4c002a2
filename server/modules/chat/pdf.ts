import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflated = promisify(inflate);

/** Bytes that all object streams of a file may unpack to, and how many there may be. */
const mostUnpacked = 20 * 1_048_576;
const mostObjectStreams = 2_000;
/** How many actions on opening, and of one number, are read: one, and one more for each time the file was changed. */
const mostOpenings = 20;
/** Most characters of an action. */
const longestAction = 20_000;
/** Where the end of a PDF must be found, in bytes before its end. */
const tail = 1_024;

const hexOf = (letter: string): string =>
  letter
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`);
/** Names as they may be written: any of their letters as `#xx`. */
const named = (...names: readonly string[]): string =>
  String.raw`/(?:${names
    .map((name) => Array.from(name, (letter) => `(?:${letter}|#${hexOf(letter)})`).join(''))
    .join('|')})(?=[\s\0()<>[\]{}/%]|$)`;
const blank = String.raw`[\s\0]{0,20}`;
const reference = String.raw`\d{1,10}[\s\0]{1,20}\d{1,5}[\s\0]{1,20}R`;

/**
 * What runs, sends or unpacks something at the reader's, as a whole name, and actions that start by themselves. Scripts always
 * bear `/JavaScript`; shorter names would be found by chance in what is compressed.
 */
const active = new RegExp(
  `${named(
    'JavaScript',
    'Launch',
    'SubmitForm',
    'ImportData',
    'Rendition',
    'RichMedia',
    'XFA',
    'EmbeddedFile',
    'EmbeddedFiles',
    'GoToE',
  )}|${named('AA')}${blank}(?:<<|${reference})`,
);
const script = new RegExp(named('JS'));
/** What is done on opening: a page is shown, in brackets, or an action, here or elsewhere. */
const opening = new RegExp(
  String.raw`${named('OpenAction')}${blank}(?:(\d{1,10})[\s\0]{1,20}\d{1,5}[\s\0]{1,20}R|)`,
  'g',
);
/** By which an action leads out of the file, or to another one. */
const leaving = new RegExp(named('URI', 'GoToR', 'Thread', 'Next'));
/** Of the dictionary of a stream that holds objects; readers do not all ask for its type. */
const ofObjects = new RegExp(named('ObjStm', 'First'));
const first = new RegExp(String.raw`${named('First')}${blank}(\d{1,10})`);
const flate = new RegExp(
  String.raw`${named('Filter')}${blank}(?:\[${blank})?${named('FlateDecode', 'Fl')}${blank}[\]/>]`,
);
/** How the content of a stream is packed, or where else it is. */
const packing = new RegExp(named('Filter', 'DecodeParms', 'DP', 'F'), 'g');
/** Most characters of what stands before `obj`: the number of the object, its generation, and what is between. */
const longestNumber = 64;

/** For the check that they take linear time. */
export const builtExpressions = [
  active,
  script,
  opening,
  leaving,
  ofObjects,
  first,
  flate,
  packing,
];

/** What an object stream holds, and where its first object begins. */
interface Unpacked {
  readonly text: string;
  readonly start: number;
}

/**
 * The dictionary of a stream, in the text before it. Where strings or comments make it doubtful where it begins, all of that
 * text; '' where no dictionary ends.
 */
function dictionaryOf(before: string): string {
  const text = before.replaceAll('\0', ' ').trimEnd();
  if (!text.endsWith('>>')) {
    const line = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
    return text.slice(line + 1).includes('%') ? text : '';
  }
  const own = text.slice(text.lastIndexOf('obj') + 3).trim();
  const bare = own.replaceAll(/<[\dA-Fa-f\s]*>/g, '');
  const isPlain =
    bare.startsWith('<<') &&
    !/[()%]/.test(bare) &&
    !/[<>]/.test(bare.replaceAll('<<', '').replaceAll('>>', ''));
  return isPlain ? own : text;
}

/** Where the content of an object stream begins, and its first object in it; null where it cannot be read. */
function placeOf(raw: string, after: number, dictionary: string) {
  const isPlain = flate.test(dictionary) && dictionary.match(packing)?.length === 1;
  const start = first.exec(dictionary)?.[1];
  const line = ['\r\n', '\n'].find((end) => raw.startsWith(end, after));
  if (!isPlain || start === undefined || line === undefined) return null;
  return { from: after + line.length, start: Number(start) };
}

/** What object streams hold; null where one cannot be read: encrypted, packed in another way, or too large. */
async function unpack(sent: Buffer, raw: string): Promise<Unpacked[] | null> {
  const found: Unpacked[] = [];
  let [room, after] = [mostUnpacked, 0];
  for (const { 0: keyword, index } of raw.matchAll(/stream/g)) {
    if (raw.slice(index - 3, index) === 'end') continue;
    const dictionary = dictionaryOf(raw.slice(after, index));
    after = index + keyword.length;
    if (!ofObjects.test(dictionary)) continue;
    const place = placeOf(raw, after, dictionary);
    if (place === null || room <= 0 || found.length === mostObjectStreams) return null;
    const packed = sent.subarray(place.from);
    // oxlint-disable-next-line no-await-in-loop -- each has the room that the others left
    const bytes = await inflated(packed, { maxOutputLength: room }).catch(() => null);
    if (bytes === null) return null;
    room -= bytes.length;
    found.push({ text: bytes.toString('latin1'), start: place.start });
  }
  return found;
}

/** A dictionary that begins here; '' for an array, and more where it is doubtful where it ends. */
function actionAt(text: string, at: number): string {
  const rest = text.slice(at, at + longestAction).replace(/^[\s\0]+/, '');
  if (!rest.startsWith('<<')) return rest.startsWith('[') ? '' : rest;
  let [inString, open] = [0, 0];
  for (const { 0: sign, index } of rest.matchAll(/\\[^]|[()%]|<<|>>/g)) {
    if (sign === '(') inString += 1;
    else if (sign === ')') inString = Math.max(0, inString - 1);
    else if (inString === 0) {
      if (sign === '%') return rest;
      if (sign === '<<') open += 1;
      if (sign === '>>') open -= 1;
      if (open === 0) return rest.slice(0, index);
    }
  }
  return rest;
}

/** The digits a text ends with; '' without any. */
function digitsAtEnd(text: string): string {
  let from = text.length;
  while (/\d/.test(text[from - 1] ?? '')) from -= 1;
  return text.slice(from);
}

/** The number of the object that begins with the `obj` at this place: `12 0 obj`; '' where none does. */
function objectNumber(raw: string, at: number): string {
  const before = raw.slice(Math.max(0, at - longestNumber), at);
  const [number = '', generation = '', end] = before.split(/[\s\0]+/).slice(-3);
  return end === '' && /^\d{1,5}$/.test(generation) ? digitsAtEnd(number) : '';
}

/** All that is called by this number, in the clear or in an object stream. */
function* actionsOf(number: number, raw: string, streams: readonly Unpacked[]) {
  for (const { 0: keyword, index } of raw.matchAll(/obj/g)) {
    const own = objectNumber(raw, index);
    if (own !== '' && Number(own) === number) yield actionAt(raw, index + keyword.length);
  }
  for (const { text, start } of streams) {
    const head = text
      .slice(0, start)
      .trim()
      .split(/[\s\0]+/)
      .map(Number);
    for (let at = 0; at < head.length; at += 2) {
      if (head[at] === number) yield actionAt(text, start + (head[at + 1] ?? 0));
    }
  }
}

/** Whether an action leads out of the file, or cannot be found among so many. */
function leads(actions: Iterable<string>): boolean {
  let found = 0;
  for (const action of actions) {
    found += 1;
    if (found > mostOpenings || leaving.test(action)) return true;
  }
  return found === 0;
}

/** Whether opening the file leads out of it. */
function opensElsewhere(raw: string, streams: readonly Unpacked[]): boolean {
  let found = 0;
  for (const text of [raw, ...streams.map((each) => each.text)]) {
    for (const { 0: head, 1: number, index } of text.matchAll(opening)) {
      found += 1;
      const actions =
        number === undefined
          ? [actionAt(text, index + head.length)]
          : actionsOf(Number(number), raw, streams);
      if (found > mostOpenings || leads(actions)) return true;
    }
  }
  return false;
}

/** By its content alone: what a file says of itself does not count. */
export const isPdf = (sent: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(sent.toString('latin1', 0, 8));

/** Whether a PDF is whole, can be read to the end, and does nothing at the reader's by itself. */
export async function isHarmless(sent: Buffer): Promise<boolean> {
  if (!sent.subarray(-tail).includes('%%EOF')) return false;
  const raw = sent.toString('latin1');
  if (active.test(raw)) return false;
  const streams = await unpack(sent, raw);
  if (streams === null) return false;
  if (streams.some(({ text }) => active.test(text) || script.test(text))) return false;
  return !opensElsewhere(raw, streams);
}
