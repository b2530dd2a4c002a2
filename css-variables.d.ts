import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A colour of the catalogue, read by `.dots` and swatches. */
    '--c'?: string;
  }
}
