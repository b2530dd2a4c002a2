import { createDocument, extensions, getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import { htmlOf } from '#panel/editor/html-of.ts';
import { extensionsOf } from '#panel/editor/schema.ts';
import { type Piece, type Tag, shapeOf } from '#panel/editor/shape.ts';
import { editorTexts } from '#panel/editor/texts.ts';

/** What a text can have. */
export interface Kind {
  /** Headings keep their ids, which those of posts do not. */
  hasIds: boolean;
  /** Cards of products are for posts. */
  hasProducts: boolean;
}

const direction = extensions.TextDirection.configure({ direction: 'auto' });
const schemaOf = (hasProducts: boolean) =>
  getSchema([...extensionsOf(undefined, hasProducts), direction]);
const [withProducts, withoutProducts] = [schemaOf(true), schemaOf(false)];

/** What the editor writes for a text that nobody changes. */
export function writtenFor(html: string, { hasIds, hasProducts }: Kind): string {
  const doc = createDocument(html, hasProducts ? withProducts : withoutProducts);
  // As the editor does with the first change.
  const { doc: mended } = fixTables(EditorState.create({ doc })) ?? { doc };
  return htmlOf(mended.toJSON(), { hasIds });
}

const factsOfTag = ({ name, attributes }: Tag): string[] => [
  `<${name}>`,
  ...attributes.map((each) => `<${name} ${each}`),
];

/** Each element and attribute: `<ol>`, `<ol reversed="reversed"`. Those of text each once: one may be cut in two. */
function factsOf(pieces: readonly Piece[]): string[] {
  const marks = new Set<string>();
  const collect = (some: readonly Piece[]): string[] =>
    some.flatMap((piece) => {
      for (const fact of piece.marks.flatMap(factsOfTag)) marks.add(fact);
      return 'text' in piece ? [] : [...factsOfTag(piece), ...collect(piece.content)];
    });
  return [...collect(pieces), ...marks];
}

/** Those of `facts` that `kept` has not, or has less often. */
function missing(facts: readonly string[], kept: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const fact of kept) counts.set(fact, (counts.get(fact) ?? 0) + 1);
  return facts.filter((fact) => {
    const count = counts.get(fact) ?? 0;
    counts.set(fact, count - 1);
    return count <= 0;
  });
}

/**
 * What `given` has and `written` has not, for people: `<details>`, `<ol reversed>`. Nothing where the two look and mean
 * the same.
 */
export function lossesOf(given: string, written: string, hasIds: boolean): string[] {
  const [before, after] = [shapeOf(given, hasIds), shapeOf(written, hasIds)];
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const lost = missing(factsOf(before), factsOf(after)).map((fact) => fact.replace(/=.*$/s, '>'));
  const names = [...new Set(lost)].filter((name) => {
    const [element] = name.split(' ');
    return name === element || !lost.includes(`${element}>`);
  });
  return names.length > 0 ? names : [editorTexts.arrangement];
}
