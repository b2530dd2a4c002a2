import { readFileSync, writeFileSync } from 'node:fs';

/** Bytes that Linux tells of a process by one of the names of its `status`. */
function told(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kibibytes] = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status) ?? [];
  return Number(kibibytes) * 1_024;
}

/** What a process holds in memory, in bytes. */
export const residentOf = (pid: number): number => told(pid, 'VmRSS');

/** How far above what it held before a process went while `work` was done, in bytes. */
export async function riseWhile<Result>(
  pids: readonly number[],
  work: () => Promise<Result>,
): Promise<{ result: Result; rises: number[] }> {
  const rest = pids.map(residentOf);
  // 5 makes Linux forget the highest so far.
  for (const pid of pids) writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const result = await work();
  return { result, rises: pids.map((pid, n) => told(pid, 'VmHWM') - (rest[n] ?? 0)) };
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
