import { createHash } from 'node:crypto';
import { mkdirSync, unlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StartError, errorCode } from '#server/errors.ts';

/** Maximum length of a Unix socket path on all systems. */
const longestSocketPath = 100;

export interface FolderLock {
  /** Answers other local processes that found the folder in use; one line each way. */
  answer: (line: string) => Promise<string>;
  release: () => Promise<void>;
}

/**
 * Address where the owner of an embedded database listens. A Unix socket, not a file with a process id: it
 * disappears with its process, however that ends, while process ids are reused (in containers always).
 */
export function lockAddress(dataDir: string): string {
  const folder = resolve(dataDir);
  if (process.platform === 'win32') return `\\\\.\\pipe\\kahroba-${digest(folder)}`;
  const inFolder = join(folder, 'service.sock');
  return inFolder.length <= longestSocketPath
    ? inFolder
    : join(tmpdir(), `kahroba-${digest(folder)}.sock`);
}

/**
 * Locks the folder for this process.
 * @throws {StartError} when another process has it or it cannot be written
 */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  const address = lockAddress(dataDir);
  const lock: FolderLock = {
    answer: async () => JSON.stringify({ error: 'not ready' }),
    release: async () => undefined,
  };
  try {
    mkdirSync(dataDir, { recursive: true });
    const server = await listen(address, (socket) => serve(socket, (line) => lock.answer(line)));
    lock.release = () => new Promise((done) => void server.close(() => done()));
    return lock;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR ${dataDir} cannot be written (${errorCode(error)}).`, error);
  }
}

/** Sends one line to the process that owns the folder. Resolves to null when there is none. */
export async function askOwner(dataDir: string, line: string): Promise<string | null> {
  const socket = await dial(lockAddress(dataDir));
  if (!socket) return null;
  return new Promise((done, failed) => {
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => (answer += part));
    socket.on('end', () => done(answer.trim()));
    socket.on('error', failed);
    socket.write(`${line}\n`);
  });
}

async function listen(address: string, onSocket: (socket: Socket) => void): Promise<Server> {
  try {
    return await listenOnce(address, onSocket);
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
  }
  const owner = await dial(address);
  owner?.destroy();
  if (owner)
    throw new StartError(`The database in ${dirname(address)} is in use by another process.`);
  unlinkSync(address);
  return listenOnce(address, onSocket);
}

function listenOnce(address: string, onSocket: (socket: Socket) => void): Promise<Server> {
  return new Promise((done, failed) => {
    const server = createServer(onSocket);
    server.once('error', failed);
    const mask = process.umask(0o177);
    server.listen(address, () => done(server));
    process.umask(mask);
  });
}

function dial(address: string): Promise<Socket | null> {
  return new Promise((done) => {
    const socket = connect(address);
    socket.once('connect', () => done(socket));
    socket.once('error', () => done(null));
  });
}

function serve(socket: Socket, answer: (line: string) => Promise<string>): void {
  let received = '';
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (part) => {
    received += part;
    const end = received.indexOf('\n');
    if (end === -1) return;
    const line = received.slice(0, end);
    received = '';
    answer(line).then(
      (text) => socket.end(`${text}\n`),
      () => socket.destroy(),
    );
  });
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
