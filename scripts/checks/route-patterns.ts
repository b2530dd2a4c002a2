/** Paths are patterns in the route table alone (docs/adr/0032). */
import { isCode, isTest, literalsOf, type Source } from '#scripts/checks/sources.ts';
import { routes } from '#lib/routes.ts';

/** Where patterns may be: the table, and the module that builds paths. */
const ALLOWED = new Set(['lib/routes.ts', 'lib/contract/paths.ts']);
const MIDDLEWARE = 'middleware.ts';
const CHECKED = /^(app|components|front|lib)\/|^(middleware|next\.config)\.ts$/;

/** First segments of the table's paths. Next's own files are no route that anybody links to. */
const firsts = [...new Set(routes.map(({ pattern }) => pattern.split('/')[1] ?? ''))].filter(
  (first) => /^[a-z]/i.test(first),
);
const first = `(?:${firsts.map((name) => RegExp.escape(name)).join('|')})`;

/** A regular expression that begins with a path: `^\/shop`, `^\/(?:api|media)`, `\/blog\/`. */
const EXPRESSION = new RegExp(String.raw`^\^?\\\/(?:\(\?[:=!])*${first}(?![\w.-])`, 'i');
/** A string with a placeholder, or one that paths are compared with: `/account/:path*`, `/api/`. */
const STRING = new RegExp(`^/${first}/(?:.*/)?(?::.*)?$`, 'i');

/** Next wants the matcher to be a literal; `middleware.test.ts` compares it with the table. */
const checkedText = ({ path, text }: Source): string =>
  path === MIDDLEWARE ? text.slice(0, text.indexOf('export const config')) : text;

/** One line for every path that is spelled as a pattern outside the table. */
export function strayPatterns(sources: Source[]): string[] {
  return sources
    .filter((source) => isCode(source) && CHECKED.test(source.path))
    .filter((source) => !ALLOWED.has(source.path) && !isTest(source))
    .flatMap((source) => {
      const { strings, expressions } = literalsOf({ ...source, text: checkedText(source) });
      const found = [
        ...expressions.filter((text) => EXPRESSION.test(text)),
        ...strings.filter((text) => STRING.test(text)),
      ];
      return found.map((text) => `${source.path}: ${text}`);
    });
}
