// Makes this file a module, so that it adds to React's types instead of replacing them.
// oxlint-disable-next-line import/no-unassigned-import
import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A colour of a product, used by `.dots` and swatches. */
    '--c'?: string;
    /** A background tint of the design, used by slides and tiles. */
    '--bg'?: string;
    /** The filled share of a bar, 0 to 1. */
    '--share'?: number;
    /** Stars that were given, 0 to 5. */
    '--given'?: number;
    /** Number of rows of a table, for its estimated height. */
    '--rows'?: number;
    /** Number of letters of a text, for its estimated height. */
    '--letters'?: number;
    /** Free columns in the last row of posts, in two and in three columns. */
    '--of-two'?: number;
    '--of-three'?: number;
  }
}
