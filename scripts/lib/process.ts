import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const KEPT_LINES = 60;

function keep(lines: string[], line: string): void {
  lines.push(line);
  if (lines.length > KEPT_LINES) lines.shift();
}

export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ProcessOptions {
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Called with each line of the process's output, and whether it is from stderr. */
  onLine?: (line: string, isError: boolean) => void;
}

/**
 * A Node child program. It ends with this process: `leash.mjs` inside it stops it when the IPC
 * channel breaks, so that not even SIGKILL of this process leaves an orphan.
 */
export class Process {
  /** The last lines of output, oldest first. */
  readonly lastLines: string[] = [];
  /** Those of them from stderr. */
  readonly lastErrorLines: string[] = [];
  readonly ended: Promise<Ending>;
  private readonly child: ChildProcess;
  private readonly onLine: ProcessOptions['onLine'];

  constructor({ args, env, onLine }: ProcessOptions) {
    this.onLine = onLine;
    const leash = new URL('leash.mjs', import.meta.url).href;
    this.child = spawn(process.execPath, ['--import', leash, ...args], {
      env: { ...env, KAHROBA_LEASH: String(process.pid) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A process group of its own: Ctrl-C reaches only us, and we stop our processes in order.
      detached: true,
    });
    this.read(this.child.stdout, false);
    this.read(this.child.stderr, true);
    this.ended = new Promise((done) => {
      this.child.once('close', (code, signal) => done({ code, signal }));
      this.child.once('error', () => done({ code: 1, signal: null }));
    });
  }

  /** 0 if it could not be started. */
  get pid(): number {
    return this.child.pid ?? 0;
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Sends SIGTERM, and SIGKILL after `patienceMs`. */
  async stop(patienceMs = 10_000): Promise<Ending> {
    this.signal('SIGTERM');
    const impatience = setTimeout(() => this.signal('SIGKILL'), patienceMs);
    const ending = await this.ended;
    clearTimeout(impatience);
    return ending;
  }

  /** Sends SIGKILL, without any cleanup. */
  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.ended;
  }

  /** Sent to the whole group, because a build has child processes. */
  private signal(signal: NodeJS.Signals): void {
    if (this.running && this.child.pid !== undefined) process.kill(-this.child.pid, signal);
  }

  private read(stream: Readable | null, isError: boolean): void {
    if (!stream) return;
    createInterface({ input: stream }).on('line', (line) => {
      keep(this.lastLines, line);
      if (isError) keep(this.lastErrorLines, line);
      this.onLine?.(line, isError);
    });
  }
}

/** Runs to the end without printing. @returns exit code and last lines of output */
export async function runQuietly(
  options: ProcessOptions,
): Promise<{ code: number; lines: string[] }> {
  const child = new Process(options);
  const stop = () => void child.stop();
  process.once('SIGTERM', stop).once('SIGINT', stop);
  const { code } = await child.ended;
  process.off('SIGTERM', stop).off('SIGINT', stop);
  return { code: code ?? 1, lines: child.lastLines };
}
