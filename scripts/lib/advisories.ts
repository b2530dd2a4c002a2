import { z } from 'zod';

const severities = ['critical', 'high', 'moderate', 'low'];
const grave = new Set(['critical', 'high']);

const advisorySchema = z.looseObject({
  name: z.string(),
  severity: z.string(),
  title: z.string(),
  url: z.string(),
});
const reportSchema = z.looseObject({
  vulnerabilities: z.record(
    z.string(),
    // A string names a dependency that has the advisory.
    z.looseObject({ via: z.array(z.union([z.string(), advisorySchema])) }),
  ),
  metadata: z.looseObject({ vulnerabilities: z.record(z.string(), z.number()) }),
});
export type AuditReport = z.infer<typeof reportSchema>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Reads what `npm audit --json` prints.
 *
 * @returns null if the registry did not answer: npm prints its error, or nothing
 * @throws for a report of another form
 */
export function readReport(output: string): AuditReport | null {
  const answer = parseJson(output);
  const isReport = typeof answer === 'object' && answer !== null && 'vulnerabilities' in answer;
  return isReport ? reportSchema.parse(answer) : null;
}

/** `critical 0, high 1, moderate 0, low 2`: packages with or behind an advisory. */
export function countsBySeverity({ metadata }: AuditReport): string {
  return severities.map((each) => `${each} ${metadata.vulnerabilities[each] ?? 0}`).join(', ');
}

/** @returns a line for each high or critical advisory: package, title and address */
export function graveAdvisories({ vulnerabilities }: AuditReport): string[] {
  const lines = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause !== 'string')
    .filter(({ severity }) => grave.has(severity))
    .map(({ name, title, url }) => `${name}: ${title} (${url})`);
  return [...new Set(lines)];
}
