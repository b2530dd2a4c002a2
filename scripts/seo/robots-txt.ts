export interface RobotsTxt {
  sitemaps: string[];
  /** Whether crawlers may request a path with its query. */
  allows: (path: string) => boolean;
}

interface Rule {
  allow: boolean;
  pattern: RegExp;
  /** The longest matching rule wins. */
  length: number;
}

function ruleOf(allow: boolean, path: string): Rule {
  const escaped = path.replace(/[.+?^{}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
  return { allow, pattern: new RegExp(`^${escaped}`), length: path.length };
}

const linesOf = (text: string): [name: string, value: string][] =>
  text.split('\n').flatMap((line) => {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    return name === '' ? [] : [[name.toLowerCase(), value.trim()]];
  });

/** Parses the rules of a robots.txt for all crawlers (RFC 9309). */
export function readRobotsTxt(text: string): RobotsTxt {
  const rules: Rule[] = [];
  const sitemaps: string[] = [];
  let forAll = false;
  let naming = false;
  for (const [name, value] of linesOf(text)) {
    if (name === 'sitemap') sitemaps.push(value);
    else if (name === 'user-agent') {
      // Consecutive user agents share the rules below them.
      forAll = value === '*' || (naming && forAll);
    } else if (forAll && value !== '' && (name === 'allow' || name === 'disallow')) {
      rules.push(ruleOf(name === 'allow', value));
    }
    if (name !== 'sitemap') naming = name === 'user-agent';
  }
  return { sitemaps, allows: (path) => isAllowed(rules, path) };
}

function isAllowed(rules: readonly Rule[], path: string): boolean {
  const matching = rules.filter(({ pattern }) => pattern.test(path));
  const longest = Math.max(0, ...matching.map(({ length }) => length));
  const winners = matching.filter(({ length }) => length === longest);
  return winners.length === 0 || winners.some(({ allow }) => allow);
}
