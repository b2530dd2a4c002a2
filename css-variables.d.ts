// Makes this file a module, so that it adds to React's types instead of replacing them.
// oxlint-disable-next-line import/no-unassigned-import
import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A colour of the catalogue, read by `.dots` and swatches. */
    '--c'?: string;
    /** A ground of the design, read by slides and tiles. */
    '--bg'?: string;
    /** How much of a bar is filled, 0 to 1. */
    '--share'?: number;
    /** Rows of a table, which tell how high it will be. */
    '--rows'?: number;
    /** Letters of a text, which tell how high it will be. */
    '--letters'?: number;
    /** Columns left in the last row of posts, of two and of three. */
    '--of-two'?: number;
    '--of-three'?: number;
  }
}
