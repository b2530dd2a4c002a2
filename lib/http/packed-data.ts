import { orderedRows } from '#lib/http/data-rows.ts';

/** What Next writes of React's data: where it begins, and each of its pieces as a script. */
const beginning = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const piece = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const list = /self\.__next_f/g;
const begin = '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push';

const content = '</main>';

/** Text as a script's string in single quotes: data are full of double ones. */
function literal(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\(.)/g, (escaped, letter: string) => (letter === '"' ? letter : escaped))
    .replaceAll("'", "\\'")
    // All that ends a script, or begins what hides its end.
    .replace(/<(?=!--|\/?script)/gi, '\\x3c');
  return `'${inner}'`;
}

/**
 * A static page whose data for React, which say once more what its markup says, are one script right behind the
 * content, with the long rows first and as few escapes as there can be. Gzip finds again what it has seen within
 * the last 32 kB: where Next puts them, behind the footer and the data of the frame, it finds little of the
 * content. A page that is not written as expected stays as it is.
 */
export function withPackedData(html: string): string {
  const pieces = Array.from(html.matchAll(piece), ([, text = '""']) => String(JSON.parse(text)));
  const place = html.lastIndexOf(content);
  // The first script names the list twice; whatever else does is not known here.
  const isKnown = html.match(list)?.length === pieces.length + 2 && html.includes(beginning);
  if (!isKnown || place < 0 || pieces.length === 0) return html;
  const data = `<script>${begin}([1,${literal(orderedRows(pieces.join('')))}])</script>`;
  const without = (part: string): string => part.replace(beginning, '').replace(piece, '');
  const after = place + content.length;
  return without(html.slice(0, after)) + data + without(html.slice(after));
}
