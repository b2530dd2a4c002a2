/** Characters of a passage that are kept: fields are shorter, texts of posts are not wanted. */
const mostKept = 4_000;

/** What ends a passage that is no tag, and whether it is text. */
const passages = [
  { begin: '<![CDATA[', end: ']]>', isText: true },
  { begin: '<!--', end: '-->', isText: false },
] as const;
type Passage = (typeof passages)[number];

/** XML without comments, and with text in place of its CDATA, of which the beginning is kept. */
export async function* plainXml(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const reader = new PassageReader();
  for await (const piece of pieces) yield reader.take(piece);
  yield reader.end();
}

class PassageReader {
  #rest = '';
  #passage: Passage | null = null;
  #left = 0;

  take(piece: string): string {
    this.#rest += piece;
    let plain = '';
    for (;;) {
      const part = this.#passage === null ? this.#outside() : this.#inside(this.#passage);
      if (part === null) return plain;
      plain += part;
    }
  }

  /** What is left is no passage. */
  end(): string {
    return this.#passage === null ? this.#rest : '';
  }

  /** @returns null when the next piece is needed */
  #outside(): string | null {
    const at = this.#rest.indexOf('<!');
    const found = passages.find(({ begin }) => at !== -1 && this.#rest.startsWith(begin, at));
    if (found !== undefined) {
      this.#passage = found;
      this.#left = mostKept;
      return this.#cut(at, found.begin.length);
    }
    if (at === -1) return this.#rest.length > 1 ? this.#cut(this.#rest.length - 1, 0) : null;
    // Another declaration, or a beginning that is not there as a whole yet.
    const isShort = this.#rest.length - at < 9;
    if (!isShort) return this.#cut(at + 2, 0);
    return at > 0 ? this.#cut(at, 0) : null;
  }

  #inside({ end, isText }: Passage): string | null {
    const at = this.#rest.indexOf(end);
    const to = at === -1 ? this.#rest.length - end.length + 1 : at;
    if (to <= 0 && at === -1) return null;
    const text = this.#cut(to, at === -1 ? 0 : end.length).slice(0, isText ? this.#left : 0);
    this.#left -= text.length;
    if (at !== -1) this.#passage = null;
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  }

  /** Takes a beginning of the rest, and passes over what follows it. */
  #cut(length: number, over: number): string {
    const taken = this.#rest.slice(0, length);
    this.#rest = this.#rest.slice(length + over);
    return taken;
  }
}
