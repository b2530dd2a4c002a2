import { setTimeout as pause } from 'node:timers/promises';
import { addressOn } from '#lib/own-address.ts';
import { type Ending, Process, runQuietly } from '#scripts/lib/process.ts';
import type { ShopSettings } from '#scripts/lib/settings.ts';
import { isDemo } from '#scripts/lib/start-words.ts';
import { PlainFailure } from '#scripts/lib/steps.ts';

const POLL_MS = 100;
const LONGEST_BACKOFF_MS = 30_000;
/**
 * V8 lets garbage pile up to several times of what is in use: the storefront took 1.2 GB, for 0.2 in
 * use, while it made pages. This is no limit, so nothing can fail by it. And what is new gets up to 8 MB where V8
 * would give it 32, three times over: to read a sitemap of 100,000 products took 130 MB so, and takes 40.
 */
const thrift = ['--heap-growing-percent=40', '--max-semi-space-size=8'];
const listenOn = ['--import', new URL('listen-on.mjs', import.meta.url).href];

export type OnLine = (from: 'service' | 'storefront', line: string, isError: boolean) => void;

/**
 * The shop's two programs. `npm start`, the browser's tests and the benchmarks all run this one.
 * The caller builds the storefront between `startService` and `startStorefront`. In development both
 * reload what changes and nothing needs to be built.
 */
export class RunningShop {
  readonly settings: ShopSettings;
  /** Where a browser finds the shop on this machine. */
  readonly baseUrl: string;
  readonly serviceUrl: string;
  private readonly onLine: OnLine;
  private readonly mode: 'production' | 'development';
  private service: Process | undefined;
  private storefront: Process | undefined;
  private readonly starting = new Set<string>();
  private stopping = false;
  private supervised = false;

  constructor(
    settings: ShopSettings,
    onLine: OnLine = () => {},
    mode: 'production' | 'development' = 'production',
  ) {
    this.settings = settings;
    this.onLine = onLine;
    this.mode = mode;
    this.baseUrl = `http://localhost:${settings.port}`;
    this.serviceUrl = `http://127.0.0.1:${settings.servicePort}`;
  }

  /**
   * Fills an empty database with the demo shop, unless SEED is none; the service must not run yet.
   * @throws PlainFailure with what the program said
   */
  async fill(): Promise<void> {
    if (!isDemo(this.settings.env)) return;
    this.starting.add('service');
    this.service = this.launch('service', ['demo-shop/cli/fill.ts']);
    const { code } = await this.service.ended;
    if (code !== 0) throw endedEarly(this.service, 'service');
  }

  /** Migrates the database, and is back when the service answers `/ready`. */
  async startService(): Promise<void> {
    const watch = this.mode === 'development' ? ['--watch', '--watch-preserve-output'] : [];
    this.service = this.launch('service', [...watch, 'server/main.ts']);
    await this.answers(
      this.service,
      'service',
      `${this.serviceUrl}/ready`,
      (status) => status === 200,
    );
  }

  /** Back when the storefront answers a request. */
  async startStorefront(): Promise<void> {
    const isDev = this.mode === 'development';
    const command = isDev ? 'dev' : 'start';
    // `next dev` hands Node's options on by NODE_OPTIONS, which takes not all of these.
    const options = isDev ? listenOn : [...thrift, ...listenOn];
    const next = ['node_modules/next/dist/bin/next', command, '-p', String(this.settings.port)];
    this.storefront = this.launch('storefront', [...options, ...next]);
    const url = `${addressOn(this.settings.host, this.settings.port)}/robots.txt`;
    await this.answers(this.storefront, 'storefront', url, (status) => status < 500);
  }

  /** SIGKILL: what a power cut does to the service. It stays dead until `startService`. */
  async killService(): Promise<void> {
    this.supervised = false;
    await this.service?.kill();
  }

  /** SIGTERM: asks one of the programs to end as `stop` does. */
  async stopOne(which: 'service' | 'storefront'): Promise<Ending | undefined> {
    if (which === 'service') this.supervised = false;
    return (which === 'service' ? this.service : this.storefront)?.stop();
  }

  async killStorefront(): Promise<void> {
    await this.storefront?.kill();
  }

  /**
   * Runs a command of `server/cli` on this shop.
   * @throws PlainFailure with what it said
   */
  async command(name: string, args: string[]): Promise<void> {
    const { env } = this.settings;
    const { code, lines } = await runQuietly({ args: [`server/cli/${name}.ts`, ...args], env });
    if (code !== 0) throw new PlainFailure(lines.join('\n'));
  }

  /** Starts a service that ended by itself again, each time a little later. */
  superviseService(): void {
    this.supervised = true;
    void this.keepServiceUp();
  }

  /** Resolves when the storefront ends without having been asked to. */
  async storefrontEnded(): Promise<Ending> {
    const ending = await this.storefront?.ended;
    return ending && !this.stopping ? ending : new Promise(() => {});
  }

  get storefrontPid(): number {
    return this.storefront?.pid ?? 0;
  }

  get servicePid(): number {
    return this.service?.pid ?? 0;
  }

  /** The last lines the storefront wrote. */
  storefrontLines(): string[] {
    return this.storefront?.lastLines ?? [];
  }

  /** Storefront first, so that no page is asked for from a service that is gone. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.storefront?.stop();
    await this.service?.stop();
  }

  private launch(from: 'service' | 'storefront', args: string[]): Process {
    return new Process({
      args,
      env: { ...this.settings.env, NODE_ENV: this.mode },
      onLine: (line, isError) => {
        // What a program says before it ends at its start is the failure's message.
        if (!isError || !this.starting.has(from)) this.onLine(from, line, isError);
      },
    });
  }

  private async answers(
    program: Process,
    name: string,
    url: string,
    isReady: (status: number) => boolean,
  ): Promise<void> {
    this.starting.add(name);
    while (program.running) {
      const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer && isReady(answer.status)) {
        this.starting.delete(name);
        return;
      }
      await pause(POLL_MS);
    }
    await program.ended;
    throw endedEarly(program, name);
  }

  private async keepServiceUp(): Promise<void> {
    let backoff = 500;
    while (this.supervised) {
      const ending = await this.service?.ended;
      if (this.stopping || !this.supervised) return;
      this.onLine('service', `ended (${ending?.signal ?? ending?.code}); starting it again`, true);
      await pause(backoff);
      if (this.stopping) return;
      const started = Date.now();
      await this.startService().catch((error: unknown) =>
        this.onLine('service', String(error), true),
      );
      backoff = Date.now() - started > 60_000 ? 500 : Math.min(backoff * 2, LONGEST_BACKOFF_MS);
    }
  }
}

function endedEarly({ lastErrorLines, lastLines }: Process, name: string): PlainFailure {
  const words = lastErrorLines.length > 0 ? lastErrorLines : lastLines;
  return new PlainFailure(words.join('\n') || `the ${name} ended without a word.`);
}
