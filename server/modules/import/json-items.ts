import { badFile } from '#server/modules/import/refusal.ts';
import { importTexts } from '#server/modules/import/texts.ts';

const mostItems = 200_000;
/** Characters of one item. */
const longestItem = 1_000_000;
/** Brackets around and within an item. */
const mostAround = 2;
const mostWithin = 64;

/** What to stop at: beyond strings, and within one. */
const signs = /["{}[\]]/g;
const ends = /["\\]/g;

/**
 * The objects of a JSON text, one at a time: of a list, of lists one after the other or within another one, or one a
 * line. Memory holds one of them.
 * @throws {ShopError} 422
 */
export async function* jsonItems(text: AsyncIterable<string>): AsyncGenerator<unknown> {
  const scan = createScan();
  for await (const piece of text) yield* scan.take(piece);
  scan.end();
}

function createScan() {
  /** Of the item that has begun. */
  let pieces: string[] = [];
  let length = 0;
  let count = 0;
  /** Open brackets around items, and in one. */
  let around = 0;
  let within = 0;
  let isString = false;
  let isEscaped = false;

  function keep(part: string): void {
    length += part.length;
    if (length > longestItem) throw badFile(importTexts.itemTooLong(count + 1));
    pieces.push(part);
  }

  /** Takes what stands between items up to the next one. @returns where that begins; null without one */
  function skip(piece: string, from: number): number | null {
    for (let at = from; at < piece.length; at += 1) {
      const sign = piece.charAt(at);
      if (sign === '{') return at;
      if (sign === '[') around += 1;
      else if (sign === ']') around -= 1;
      else if (!/[\s,\ufeff]/.test(sign)) throw badFile(importTexts.noItems(count + 1));
      if (around < 0 || around > mostAround) throw badFile(importTexts.noItems(count + 1));
    }
    return null;
  }

  /** Goes through a string. @returns where it goes on behind it */
  function passString(piece: string, from: number): number {
    ends.lastIndex = from + (isEscaped ? 1 : 0);
    isEscaped = false;
    for (let found = ends.exec(piece); found !== null; found = ends.exec(piece)) {
      if (found[0] === '"') {
        isString = false;
        return found.index + 1;
      }
      if (found.index + 1 === piece.length) isEscaped = true;
      ends.lastIndex = found.index + 2;
    }
    return piece.length;
  }

  /** Goes through an item. @returns where it goes on behind it; null when it goes on in the next piece */
  function passItem(piece: string, from: number): number | null {
    let at = from;
    while (at < piece.length) {
      if (isString) {
        at = passString(piece, at);
        continue;
      }
      signs.lastIndex = at;
      const found = signs.exec(piece);
      if (found === null) return null;
      at = found.index + 1;
      if (found[0] === '"') isString = true;
      else if (found[0] === '{' || found[0] === '[') within += 1;
      else within -= 1;
      if (within > mostWithin) throw badFile(importTexts.itemTooDeep(count + 1));
      if (within === 0) return at;
    }
    return null;
  }

  function parsed(): unknown {
    count += 1;
    if (count > mostItems) throw badFile(importTexts.tooManyRows);
    try {
      return JSON.parse(pieces.join(''));
    } catch {
      throw badFile(importTexts.brokenItem(count));
    } finally {
      pieces = [];
      length = 0;
    }
  }

  function* take(piece: string): Generator<unknown> {
    let at = 0;
    while (at < piece.length) {
      const begin = within > 0 ? at : skip(piece, at);
      if (begin === null) return;
      const behind = passItem(piece, begin);
      keep(piece.slice(begin, behind ?? piece.length));
      if (behind === null) return;
      yield parsed();
      at = behind;
    }
  }

  function end(): void {
    if (within > 0 || around > 0) throw badFile(importTexts.cutOff(count));
    if (count === 0) throw badFile(importTexts.empty);
  }

  return { take, end };
}
