import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, test } from '@jest/globals';
import { freePort, requireFreePort } from '#scripts/lib/ports.ts';
import { Process } from '#scripts/lib/process.ts';

const started: Process[] = [];
afterEach(() => Promise.all(started.splice(0).map((each) => each.kill())));

/** Runs a line of code and waits for its first line of output. */
async function running(code: string): Promise<Process> {
  const child = await new Promise<Process>((done) => {
    const each: Process = new Process({
      args: ['-e', code],
      env: process.env,
      onLine: () => done(each),
    });
    started.push(each);
  });
  return child;
}

const FOREVER = 'setInterval(() => {}, 1000);';

describe('a child program', () => {
  test('is stopped gracefully, and its last lines are kept', async () => {
    const words = `process.on('SIGTERM', () => { console.error('bye'); process.exit(0); });`;
    const child = await running(`${words} ${FOREVER} console.log('up')`);
    expect(await child.stop()).toEqual({ code: 0, signal: null });
    expect(child.lastLines).toEqual(['up', 'bye']);
    expect(child.lastErrorLines).toEqual(['bye']);
    expect(child.running).toBe(false);
  });

  test('is killed when it does not react', async () => {
    const child = await running(`process.on('SIGTERM', () => {}); ${FOREVER} console.log('up')`);
    expect(await child.stop(50)).toEqual({ code: null, signal: 'SIGKILL' });
  });

  test('can be killed, and stopping it afterwards does nothing', async () => {
    const child = await running(`${FOREVER} console.log('up')`);
    await child.kill();
    expect(await child.stop()).toEqual({ code: null, signal: 'SIGKILL' });
  });

  test('ends when its parent is killed', async () => {
    const listening = `const server = require('net').createServer().listen(0, '127.0.0.1', () =>
      console.log(server.address().port));`;
    const script = `
      import { Process } from '#scripts/lib/process.ts';
      const options = { args: ['-e', ${JSON.stringify(listening)}], env: process.env };
      new Process({ ...options, onLine: (line) => console.log(line) });`;
    const starter = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const [port] = await once(createInterface({ input: starter.stdout }), 'line');
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    starter.kill('SIGKILL');
    // May be reported as a connection reset.
    await new Promise<void>((closed) => {
      socket.on('error', () => undefined).once('close', () => closed());
    });
  });
});

describe('ports', () => {
  test('finds a free port, and names a taken one with its setting', async () => {
    const port = await freePort();
    await requireFreePort(port, 'PORT');
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    await expect(requireFreePort(port, 'PORT')).rejects.toThrow(
      `port ${port} is taken by another program; choose another with PORT=…`,
    );
    server.close();
  });
});
