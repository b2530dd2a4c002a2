import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The part of schema.org's JSON-LD that `@adobe/structured-data-validator` reads. */
export interface Vocabulary {
  '@graph': Entity[];
}

interface Entity {
  '@id': string;
  '@type': 'rdfs:Class' | 'rdf:Property';
  'rdfs:subClassOf'?: { '@id': string }[];
  'schema:domainIncludes'?: { '@id': string }[];
}

const interfaces = /^(?:export )?interface (\w+)(?:<[^>]*>)? extends ([^{]+) \{\n([\s\S]*?)^\}/gm;
const propertyNames = /^ {4}"([^"@]+)"\?:/gm;

const named = (name: string) => ({ '@id': `schema:${name}` });

/** Parent types in a declaration: `ProductBase` of `Partial<IdReference>, ThingBase`. */
const parentsOf = (written: string): string[] =>
  written.split(',').flatMap((part) => /^\s*(\w+Base)\s*$/.exec(part)?.[1] ?? []);

/**
 * The types of schema.org and their properties, parsed from the declarations of `schema-dts`, which
 * are generated from schema.org's own file: that file is not on npm, and a check should not need
 * the network.
 */
export function vocabularyOf(declarations: string): Vocabulary {
  const classes: Entity[] = [];
  const domains = new Map<string, { '@id': string }[]>();
  for (const [, name = '', parents = '', body = ''] of declarations.matchAll(interfaces)) {
    const leaf = /"@type": "([^"]+)"/.exec(body)?.[1];
    const above = parentsOf(parents).map(named);
    classes.push({
      ...named(leaf ?? name),
      '@type': 'rdfs:Class',
      ...(above.length > 0 ? { 'rdfs:subClassOf': above } : {}),
    });
    for (const [, property = ''] of body.matchAll(propertyNames)) {
      domains.set(property, [...(domains.get(property) ?? []), named(leaf ?? name)]);
    }
  }
  const properties = [...domains].map(([property, domain]): Entity => ({
    ...named(property),
    '@type': 'rdf:Property',
    'schema:domainIncludes': domain,
  }));
  return { '@graph': [...classes, ...properties] };
}

/** Whether a type is a subtype of another: `ProductGroup` of `Product`. */
export function kindsOf({ '@graph': entities }: Vocabulary): (type: string, of: string) => boolean {
  const parents = new Map(
    entities.map((entity) => [
      entity['@id'],
      (entity['rdfs:subClassOf'] ?? []).map((up) => up['@id']),
    ]),
  );
  const above = (id: string): string[] =>
    (parents.get(id) ?? []).flatMap((parent) => [parent, ...above(parent)]);
  return (type, of) => type !== of && above(`schema:${type}`).includes(`schema:${of}Base`);
}

/** The vocabulary version by which the shop's own structured data is typed. */
export function schemaOrg(): Vocabulary {
  const { resolve } = createRequire(import.meta.url);
  const file = resolve('schema-dts').replace(/schema\.js$/, 'schema.d.ts');
  return vocabularyOf(readFileSync(file, 'utf8'));
}
