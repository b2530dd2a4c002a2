import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface Source {
  /** Relative to the project's root, with `/`. */
  path: string;
  text: string;
}

/** The project's own code and styles, without builds and generated files. */
export function projectSources(): Source[] {
  const rooms =
    '{app,components,front,lib,panel,server,demo-shop,scripts,e2e}/**/*.{ts,tsx,mjs,css}';
  return globSync([rooms, '*.{ts,tsx,mjs}'], { exclude: ['next-env.d.ts', '**/.next*/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

export const isCode = ({ path }: Source): boolean => /\.(ts|tsx|mjs)$/.test(path);
export const isTest = ({ path }: Source): boolean => /\.test\.tsx?$/.test(path);

const unquoted = (text: string): string => text.replaceAll(/^['"`]|['"`]$/g, '');

/** Specifiers a file imports or re-exports, types and lazy imports included. */
export function specifiersOf({ path, text }: Source): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  const lazy = dynamicImports.map(({ moduleRequest }) =>
    unquoted(text.slice(moduleRequest.start, moduleRequest.end)),
  );
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...lazy];
}

/** `#lib/a.ts` and `./a.ts` as a path from the root; a package as `package:name`. */
export function resolveSpecifier(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (/^\.\.?\//.test(specifier)) return posix.join(posix.dirname(from), specifier);
  const name = specifier.replace(/^node:/, 'node/').split('/');
  return `package:${specifier.startsWith('@') ? name.slice(0, 2).join('/') : name[0]}`;
}

/** Every string in a file's code, template parts included; no comments or names. */
export function stringsOf({ path, text }: Source): string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') found.push(node.value);
    },
    TemplateElement(node) {
      found.push(node.value.raw);
    },
  });
  visitor.visit(parseSync(path, text).program);
  return found;
}

/** Plain strings of a file, and the texts of its regular expressions. */
export function literalsOf({ path, text }: Source): { strings: string[]; expressions: string[] } {
  const strings: string[] = [];
  const expressions: string[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') strings.push(node.value);
      if ('regex' in node) expressions.push(node.regex.pattern);
    },
  });
  visitor.visit(parseSync(path, text).program);
  return { strings, expressions };
}

/** The regular expressions of a file, with the objects built from text at run time left out. */
export function expressionsOf({ path, text }: Source): { pattern: string; flags: string }[] {
  const found: { pattern: string; flags: string }[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) found.push(node.regex);
    },
  });
  visitor.visit(parseSync(path, text).program);
  return found;
}

/** Whether a file only re-exports. */
export function isBarrel({ path, text }: Source): boolean {
  const { body } = parseSync(path, text).program;
  const handsOn = body.filter(
    (node) =>
      node.type === 'ExportAllDeclaration' ||
      (node.type === 'ExportNamedDeclaration' && node.source !== null),
  );
  return body.length > 0 && handsOn.length === body.length;
}
