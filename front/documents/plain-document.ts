import { dark, light } from '../../app/styles/tokens.ts';

const used =
  /^(?:color-scheme|--(?:ground|ink|ink-2|line|surface|amber|amber-hover|on-amber|focus))$/;

const declarations = (scheme: Record<string, string>): string =>
  Object.entries(scheme)
    .filter(([name]) => used.test(name))
    .map(([name, value]) => `${name}:${value};`)
    .join('');

const fontFace = (font: string | undefined): string =>
  font === undefined
    ? ''
    : `@font-face{font-family:shop;src:url("${font}") format("woff2");font-weight:400 800;font-display:swap}`;

const styles =
  `:root{${declarations(light)}}` +
  `@media (prefers-color-scheme:dark){:root:not([data-theme]){${declarations(dark)}}}` +
  `:root[data-theme=dark]{${declarations(dark)}}` +
  '*{box-sizing:border-box;margin:0}' +
  'body{display:grid;place-items:center;min-height:100vh;padding:2rem 1rem;background:var(--ground);' +
  'color:var(--ink);font:400 1rem/1.75 shop,Tahoma,system-ui,sans-serif;text-align:center}' +
  'main{display:grid;justify-items:center;gap:.75rem}' +
  'h1{font-size:1.375rem;line-height:2.25rem;font-weight:800}' +
  'p{max-inline-size:26rem;color:var(--ink-2)}' +
  'nav{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem;margin-block-start:.75rem}' +
  'a{display:grid;place-items:center;min-block-size:3rem;padding-inline:1.25rem;border:1px solid var(--line);' +
  'border-radius:.75rem;background:var(--surface);color:inherit;font-size:.875rem;font-weight:600;' +
  'text-decoration:none}' +
  'a:first-child{border-color:var(--amber);background:var(--amber);color:var(--on-amber)}' +
  'a:first-child:hover{background:var(--amber-hover)}' +
  'a:focus-visible{outline:2px solid transparent;box-shadow:var(--focus)}';

const theme =
  'try{var t=localStorage.getItem("theme");if(t==="dark"||t==="light")' +
  'document.documentElement.dataset.theme=t}catch(e){}';

interface PlainDocument {
  title: string;
  /** Content of `main` below the shop's logo and the title, as HTML. */
  body: string;
  /** URL of the shop's font, if known. */
  font?: string | undefined;
  /** Styles in addition to the common ones. */
  more?: string;
}

/**
 * A complete document that needs neither the service nor scripts. It uses only two files of this storefront, logo and
 * font, and works without them.
 */
export const plainDocument = ({ title, body, font, more = '' }: PlainDocument): string =>
  '<!DOCTYPE html><html lang="fa-IR" dir="rtl"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<meta name="robots" content="noindex"><title>${title}</title>` +
  `<link rel="icon" href="/favicon.svg"><script>${theme}</script>` +
  `<style>${fontFace(font)}${styles}${more}</style></head><body><main>` +
  `<img src="/favicon.svg" alt="" width="64" height="64"><h1>${title}</h1>${body}</main></body></html>`;
