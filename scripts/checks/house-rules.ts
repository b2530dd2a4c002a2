/** Style rules that our linter does not have (docs/architecture.md, CONTRIBUTING.md). */
import { isBarrel, isCode, isTest, type Source, stringsOf } from '#scripts/checks/sources.ts';

const LONGEST_FILE = 300;

const PHYSICAL_CLASS =
  /(?<![\w/-])-?(?:m[lr]|p[lr]|left|right|scroll-[mp][lr]|border-[lr]|rounded-(?:[lr]|[tb][lr]))(?:-[\w[./]+|(?=\s|$))|(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])/;
const PHYSICAL_PROPERTY =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|left|right)(?:-(?:width|style|color))?\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/;
const RAW_COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|lab)\(/i;
/** The only file that may define colours. */
const TOKENS = 'app/styles/tokens.ts';

const isSeen = (source: Source): boolean =>
  /^(app|components|panel)\//.test(source.path) && !isTest(source);
const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
/** Texts of a file that may contain a class or colour: its strings, or the whole style sheet. */
const sayings = (source: Source): string[] =>
  isCode(source) ? stringsOf(source) : [withoutComments(source.text)];

function found(sources: Source[], pattern: (source: Source) => RegExp): string[] {
  return sources.flatMap((source) =>
    sayings(source).flatMap((text) => {
      const match = pattern(source).exec(text);
      return match ? [`${source.path}: ${match[0]}`] : [];
    }),
  );
}

/** Classes and properties with physical instead of logical directions. */
export function physicalDirections(sources: Source[]): string[] {
  return found(sources.filter(isSeen), (source) =>
    isCode(source) ? PHYSICAL_CLASS : PHYSICAL_PROPERTY,
  );
}

/** Colours that are not tokens. */
export function rawColours(sources: Source[]): string[] {
  const seen = sources.filter((source) => isSeen(source) && source.path !== TOKENS);
  return found(seen, () => RAW_COLOUR);
}

export function barrelFiles(sources: Source[]): string[] {
  return sources.filter((source) => isCode(source) && isBarrel(source)).map(({ path }) => path);
}

// Split in two, so that this file does not match.
const NOTE = new RegExp(`\\b(?:TO${'DO'}|FIX${'ME'})\\b`);

export function leftToDo(sources: Source[]): string[] {
  return sources.filter(({ text }) => NOTE.test(text)).map(({ path }) => path);
}

/** Files that are too long; empty lines do not count. */
export function longFiles(sources: Source[]): string[] {
  return sources
    .filter(isCode)
    .map(({ path, text }) => ({
      path,
      lines: text.split('\n').filter((line) => line.trim() !== '').length,
    }))
    .filter(({ lines }) => lines > LONGEST_FILE)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}

/** A rule of one class, such as `.tile {`, or one of several such selectors. */
const OF_ONE_CLASS = /(?<=^|[,}{;])\s*\.([\w-]+)\s*(?=[,{])/g;

/**
 * Classes of the panel that two style sheets draw: one of them would change what the other means. What is printed is
 * drawn anew.
 */
export function sharedClasses(sources: Source[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    if (!/^panel\/.*(?<!print)\.css$/.test(path)) continue;
    for (const [, name = ''] of withoutComments(text).matchAll(OF_ONE_CLASS)) {
      places.set(name, (places.get(name) ?? new Set()).add(path));
    }
  }
  return [...places].flatMap(([name, paths]) =>
    paths.size > 1 ? [`.${name}: ${[...paths].join(', ')}`] : [],
  );
}

const RAW_AVAILABILITY = /\bavailability\s*(?::|[!=]==|=|<>)\s*[1-5]\b/;

/** Availability written as a number instead of by its name in `lib/contract/codes.ts`. */
export function rawAvailability(sources: Source[]): string[] {
  return sources
    .filter((source) => isCode(source) && !source.path.startsWith('scripts/checks/'))
    .flatMap(({ path, text }) => {
      const match = RAW_AVAILABILITY.exec(text);
      return match ? [`${path}: ${match[0]}`] : [];
    });
}

const RAW_ORDER_STATUS = /\bstatus\s*(?:=|<>|(?:not\s+)?in\s*\()\s*[1-6]\b/;

/** The status of an order in SQL, written as a number instead of by its name in `lib/contract/codes.ts`. */
export function rawOrderStatus(sources: Source[]): string[] {
  return sources
    .filter((source) => isCode(source) && !isTest(source))
    .flatMap(({ path, text }) => {
      const match = RAW_ORDER_STATUS.exec(text);
      return match ? [`${path}: ${match[0]}`] : [];
    });
}

const GENERATED_TYPE = /\b(?:PageProps|LayoutProps|RouteContext)</;

/** Global types that exist only once `next typegen` has run. */
export function generatedTypes(sources: Source[]): string[] {
  return sources
    .filter((source) => isCode(source) && GENERATED_TYPE.test(source.text))
    .map(({ path }) => path);
}

/**
 * Words that always form an ezafe with the next word; the contract's own phrases keep their
 * spelling.
 */
const BARE_EZAFE = /(?<![\p{L}\u200c])(?:درباره \p{L}|همه کالا|شماره (?:سفارش|سریال|کارت))/u;

/** Reader-facing texts that omit the sign of an ezafe after a silent he. */
export function bareEzafes(sources: Source[]): string[] {
  const read = sources.filter(
    (source) =>
      /^(?:app|components|front|lib|panel|server|demo-shop)\//.test(source.path) && !isTest(source),
  );
  return found(read, () => BARE_EZAFE);
}

const INTERNAL = new Set(['NODE_ENV', 'NEXT_DIST_DIR', 'NEXT_RUNTIME', 'NEXT_PHASE']);
const SETTING =
  /process\.env(?:\.|\[')([A-Z][A-Z0-9_]*)|(?:portOf|hostOf)\(env, '([A-Z_]+)'|^ {2}([A-Z][A-Z0-9_]*):/gm;
/** Files that read settings: a schema's keys, indented by two, or `process.env`. */
const READERS =
  /^(server\/(config|(gateways|limits|sms)\/settings)\.ts|demo-shop\/settings\.ts|lib\/(config|public-config)\.ts|next\.config\.ts|scripts\/lib\/settings\.ts)$/;

/** Names of the settings the programs read. */
export function settingsRead(sources: Source[]): string[] {
  const names = sources
    .filter(({ path }) => READERS.test(path))
    .flatMap(({ text }) =>
      [...withoutComments(text).matchAll(SETTING)].map(
        (match) => match[1] ?? match[2] ?? match[3] ?? '',
      ),
    );
  return [...new Set(names)].filter((name) => !INTERNAL.has(name)).toSorted();
}

/** Environment variables the programs read although `known` does not list them. */
export function unknownSettings(sources: Source[], known: string[]): string[] {
  return sources
    .filter((source) =>
      /^(app|components|front|lib|panel|server|demo-shop|middleware\.ts)/.test(source.path),
    )
    .filter((source) => !isTest(source) && !/\/(testing|cli)\//.test(source.path))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/process\.env(?:\.|\[')([A-Z][A-Z0-9_]*)/g)]
        .map((match) => match[1] ?? '')
        .filter((name) => !INTERNAL.has(name) && !known.includes(name))
        .map((name) => `${path}: ${name}`),
    );
}
