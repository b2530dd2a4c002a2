import { describe, expect, test } from '@jest/globals';
import { countsBySeverity, graveAdvisories, readReport } from '#scripts/lib/advisories.ts';

const advisory = (name: string, severity: string) => ({
  source: 1,
  name,
  dependency: name,
  title: `Fault of ${name}`,
  url: `https://advisories.example/${name}`,
  severity,
  range: '<2.0.0',
});

const output = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    a: { name: 'a', severity: 'high', via: [advisory('a', 'high'), advisory('a', 'low')] },
    b: { name: 'b', severity: 'high', via: ['a'] },
    c: { name: 'c', severity: 'moderate', via: [advisory('c', 'moderate')] },
  },
  metadata: { vulnerabilities: { info: 0, low: 0, moderate: 1, high: 2, critical: 0, total: 3 } },
});

describe('advisories', () => {
  test('counts packages by severity', () => {
    const report = readReport(output);
    expect(report && countsBySeverity(report)).toBe('critical 0, high 2, moderate 1, low 0');
  });

  test('lists each high or critical advisory once, not the packages behind it', () => {
    const report = readReport(output);
    expect(report && graveAdvisories(report)).toEqual([
      'a: Fault of a (https://advisories.example/a)',
    ]);
  });

  test.each(['', '{"message":"405 Method Not Allowed","error":{"summary":""}}', '<html>', 'null'])(
    'there is no report in "%s"',
    (text) => expect(readReport(text)).toBeNull(),
  );

  test('a report of another form is an error', () => {
    expect(() => readReport('{"vulnerabilities":[]}')).toThrow();
  });
});
