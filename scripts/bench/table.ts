import type { LoadResult } from '#scripts/bench/load.ts';

/** Prints rows as an aligned table with a title. */
export function printTable(title: string, head: string[], rows: string[][]): void {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  process.stdout.write(`\n${title}\n${line(head)}\n${rows.map(line).join('\n')}\n`);
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const ms = (time: number) => `${time.toFixed(1)} ms`;
export const rate = (requestsPerSecond: number) => requestsPerSecond.toFixed(0);

/** Requests per second, p50, p95, p99, errors. */
export const loadCells = (result: LoadResult): string[] => [
  rate(result.requestsPerSecond),
  ms(result.p50),
  ms(result.p95),
  ms(result.p99),
  String(result.errors),
];
