import { z } from 'zod';
import type { Program } from '#scripts/lib/shop.ts';

const [INFO, WARN, ERROR] = [30, 40, 50];
const logLine = z.looseObject({ level: z.number(), msg: z.string().default('') });

function parsed(line: string): z.infer<typeof logLine> | undefined {
  try {
    return logLine.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/**
 * Formats the service's log lines of level warning and above; lines of other kinds are unchanged.
 */
export function readable(line: string): string | undefined {
  const log = parsed(line);
  if (!log) return line;
  return log.level >= WARN ? log.msg : undefined;
}

/** Prints the programs' whole output as JSON, a line each, for a service manager. */
export function jsonLine(from: Program, line: string, isError: boolean): void {
  if (line.trim() === '') return;
  const own = { level: isError ? ERROR : INFO, time: Date.now(), name: from, msg: line };
  console.log(parsed(line) ? line : JSON.stringify(own));
}

/**
 * Prints the programs' output for the person who started them, without the storefront's routine
 * messages.
 */
export function serviceLine(from: Program, line: string, isError: boolean): void {
  if (from === 'storefront' && !isError) return;
  const words = readable(line);
  if (words) console.log(`  ${from}: ${words}`);
}
