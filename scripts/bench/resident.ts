import { readFileSync, writeFileSync } from 'node:fs';

/** A figure in bytes from a process's `/proc/{pid}/status`. */
function readFigure(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kibibytes] = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status) ?? [];
  return Number(kibibytes) * 1_024;
}

/** Resident memory of a process, in bytes. */
export const residentOf = (pid: number): number => readFigure(pid, 'VmRSS');

/** Peak memory of the processes during `work`, above their use before it, in bytes. */
export async function riseWhile<Result>(
  pids: readonly number[],
  work: () => Promise<Result>,
): Promise<{ result: Result; rises: number[] }> {
  const rest = pids.map(residentOf);
  // 5 resets the recorded peak.
  for (const pid of pids) writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const result = await work();
  return { result, rises: pids.map((pid, n) => readFigure(pid, 'VmHWM') - (rest[n] ?? 0)) };
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
