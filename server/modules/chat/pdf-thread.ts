/** The thread started by `pdf.ts` for one file: answers with the file as it was made anew, or null. */
import { parentPort, workerData } from 'node:worker_threads';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRef,
  PDFStream,
  PDFStreamWriter,
} from '@cantoo/pdf-lib';
import { z } from 'zod';

/** What runs, sends or unpacks something at the reader's, or starts by itself. */
const active: ReadonlySet<PDFObject> = new Set(
  [
    'JavaScript',
    'JS',
    'Launch',
    'SubmitForm',
    'ImportData',
    'Rendition',
    'RichMedia',
    'XFA',
    'EmbeddedFile',
    'EmbeddedFiles',
    'GoToE',
    'AA',
  ].map((name) => PDFName.of(name)),
);
const [type, first, objects, opening, action, next] = [
  PDFName.of('Type'),
  PDFName.of('First'),
  PDFName.of('ObjStm'),
  PDFName.of('OpenAction'),
  PDFName.of('S'),
  PDFName.of('Next'),
] as const;
/** Of how a stream is packed: the parser knows no predictor. */
const parameters = PDFName.of('DecodeParms');
/** Actions on opening that stay within the file. */
const staying: ReadonlySet<PDFObject | undefined> = new Set(
  ['GoTo', 'Named'].map((name) => PDFName.of(name)),
);

/** Whether an action leads out of the file; true for one that cannot be found. */
function leads(given: PDFObject | undefined, context: PDFContext): boolean {
  const found = context.lookup(given instanceof PDFRef ? given : undefined) ?? given;
  if (found instanceof PDFArray) return found.asArray().some((each) => isAction(each, context));
  if (!(found instanceof PDFDict)) return true;
  return !staying.has(found.lookup(action)) || found.has(next);
}

/** Whether an action stands where a page should: some readers follow it. */
function isAction(given: PDFObject, context: PDFContext): boolean {
  const found = given instanceof PDFRef ? context.lookup(given) : given;
  return found instanceof PDFDict && found.has(action);
}

/** Objects that were unpacked differently than readers would, or not at all. */
function isHidden(dict: PDFDict, isStream: boolean): boolean {
  // Outlines have a reference here.
  if (!(dict.get(first) instanceof PDFNumber)) return false;
  const isRead = isStream && dict.lookup(type) === objects;
  return !isRead || dict.has(parameters);
}

/** Whether nothing in a file does anything by itself. */
function isHarmless(context: PDFContext): boolean {
  const left: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = left.pop(); object !== undefined; object = left.pop()) {
    if (active.has(object)) return false;
    if (object instanceof PDFArray) for (const each of object.asArray()) left.push(each);
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    if (isHidden(dict, object instanceof PDFStream)) return false;
    if (dict.has(opening) && leads(dict.get(opening), context)) return false;
    for (const [name, value] of dict.entries()) left.push(name, value);
  }
  return true;
}

/**
 * The file as it was understood, and nothing else: whatever another reader would find in it that this one did not is gone. Null
 * if it is harmful, encrypted or broken.
 */
async function remade(sent: Uint8Array): Promise<Uint8Array | null> {
  try {
    const context = await PDFParser.forBytesWithOptions(sent, Infinity, true).parseDocument();
    const { Encrypt: secret, Root: root } = context.trailerInfo;
    if (secret !== undefined || root === undefined || !isHarmless(context)) return null;
    return await PDFStreamWriter.forContext(context, Infinity).serializeToBuffer();
  } catch {
    return null;
  }
}

// The parser writes of odd numbers, with which a file could fill the log.
console.warn = () => {};
// Not a window's, which has an origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await remade(z.instanceof(Uint8Array).parse(workerData)));
