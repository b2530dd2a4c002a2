import { z } from 'zod';

const WARN = 40;
const logLine = z.looseObject({ level: z.number(), msg: z.string().default('') });

function parsed(line: string): z.infer<typeof logLine> | undefined {
  try {
    return logLine.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** Log lines of the service from warnings upwards, in words; what is no log line as it is. */
export function readable(line: string): string | undefined {
  const log = parsed(line);
  if (!log) return line;
  return log.level >= WARN ? log.msg : undefined;
}

/** Shows what the programs say to the person who started them. The storefront's chatter is left out. */
export function serviceLine(from: 'service' | 'storefront', line: string, isError: boolean): void {
  if (from === 'storefront' && !isError) return;
  const words = readable(line);
  if (words) console.log(`  ${from}: ${words}`);
}
