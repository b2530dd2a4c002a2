import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '#scripts/lib/steps.ts';

const markIn = (distDir: string): string => join(distDir, 'kahroba-open');

/** Records that this process serves the build, until it ends. */
export function markBuildInUse(distDir: string): void {
  writeFileSync(markIn(distDir), String(process.pid));
}

/** @throws PlainFailure if another process serves the build, which a new build would break */
export function requireUnusedBuild(distDir: string): void {
  const mark = markIn(distDir);
  const pid = existsSync(mark) ? Number(readFileSync(mark, 'utf8')) : 0;
  if (pid > 0 && pid !== process.pid && isAlive(pid)) {
    throw new PlainFailure(
      `a shop is open from this folder (process ${pid}), and a new build would break it; close it first, or use another clone. If that process is something else, delete ${mark}.`,
    );
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
