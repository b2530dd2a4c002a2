import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '#lib/contract/paths.ts';
import { addressOn } from '#lib/own-address.ts';
import { type Ending, Process, runQuietly } from '#scripts/lib/process.ts';
import type { ShopSettings } from '#scripts/lib/settings.ts';
import { isDemo } from '#scripts/lib/start-words.ts';
import { PlainFailure } from '#scripts/lib/steps.ts';

const POLL_MS = 100;
/** Distance of the panel's development port from the service's. */
const toPanel = 200;
const LONGEST_BACKOFF_MS = 30_000;
/**
 * V8 lets garbage grow to several times the memory in use: while rendering pages the storefront took 1.2 GB, with 0.2 in
 * use, and floods of connections left 65 MB in the service. `--heap-growing-percent` is not a limit, so nothing can fail
 * because of it. The young generation gets less than V8's 32 MB (times three): with 8 MB, reading a sitemap of 100,000
 * products takes the storefront 40 MB instead of 130; with 16 MB, a flood leaves half the garbage in the service.
 */
const collectEarly = '--heap-growing-percent=40';
const thrift = {
  storefront: [collectEarly, '--max-semi-space-size=8'],
  service: [collectEarly, '--max-semi-space-size=16'],
};
/**
 * glibc keeps freed memory for later, in each of its arenas up to a threshold that it raises to 64 MB by itself
 * (mallopt(3)). A fixed threshold, in bytes: the service then takes 90 MB less, the storefront 50, at the same speed.
 */
const returnEarly = { MALLOC_TRIM_THRESHOLD_: '1048576' };

/** The programs of a running shop. */
export type Program = 'service' | 'storefront' | 'gateways' | 'panel';
export type OnLine = (from: Program, line: string, isError: boolean) => void;

/**
 * The shop's two programs, as run by `npm start`, the browser tests and the benchmarks. The caller
 * builds the storefront between `startService` and `startStorefront`. In development both reload on
 * changes and need no build.
 */
export class RunningShop {
  readonly settings: ShopSettings;
  /** Address of the shop for a browser on this machine. */
  readonly baseUrl: string;
  readonly serviceUrl: string;
  /** Of the panel in development. */
  readonly panelUrl: string;
  private readonly onLine: OnLine;
  private readonly mode: 'production' | 'development';
  private service: Process | undefined;
  private storefront: Process | undefined;
  private gateways: Process | undefined;
  private panel: Process | undefined;
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
    this.panelUrl = `http://localhost:${settings.servicePort + toPanel}${paths.panel}/`;
  }

  /**
   * Fills an empty database with the demo shop, unless SEED is none; the service must not be
   * running.
   * @throws PlainFailure with the program's output
   */
  async fill(): Promise<void> {
    if (!isDemo(this.settings.env)) return;
    this.starting.add('service');
    this.service = this.launch('service', ['demo-shop/cli/fill.ts']);
    const { code } = await this.service.ended;
    if (code !== 0) throw endedEarly(this.service, 'service');
  }

  /** Starts the gateways' stand-in, if the shop is paid there. */
  async startGateways(): Promise<void> {
    const url = this.settings.env['PAYMENT_SANDBOX_URL'];
    if (!url) return;
    this.gateways = this.launch('gateways', ['server/payment-sandbox/main.ts']);
    await this.answers(this.gateways, 'gateways', url, (status) => status < 500);
  }

  /** Migrates the database; resolves when the service answers `/ready`. */
  async startService(): Promise<void> {
    const watch = this.mode === 'development' ? ['--watch', '--watch-preserve-output'] : [];
    this.service = this.launch('service', [...thrift.service, ...watch, 'server/main.ts']);
    await this.answers(
      this.service,
      'service',
      `${this.serviceUrl}/ready`,
      (status) => status === 200,
    );
  }

  /** Resolves when the storefront answers a request. */
  async startStorefront(): Promise<void> {
    const isDev = this.mode === 'development';
    this.storefront = this.launch('storefront', [
      ...(isDev ? [] : thrift.storefront),
      'front/server.ts',
    ]);
    const url = `${addressOn(this.settings.host, this.settings.port)}/robots.txt`;
    await this.answers(this.storefront, 'storefront', url, (status) => status < 500);
  }

  /** Starts the panel's development server, which reloads it on changes; its calls go to the storefront. */
  async startPanel(): Promise<void> {
    this.panel = this.launch('panel', ['node_modules/vite/bin/vite.js'], {
      PANEL_PORT: String(this.settings.servicePort + toPanel),
    });
    await this.answers(this.panel, 'panel', this.panelUrl, (status) => status === 200);
  }

  /** SIGKILL, like a power cut. The service stays down until `startService`. */
  async killService(): Promise<void> {
    this.supervised = false;
    await this.service?.kill();
  }

  /** SIGTERM to one of the programs, as in `stop`. */
  async stopOne(which: 'service' | 'storefront'): Promise<Ending | undefined> {
    if (which === 'service') this.supervised = false;
    return (which === 'service' ? this.service : this.storefront)?.stop();
  }

  async killStorefront(): Promise<void> {
    await this.storefront?.kill();
  }

  /**
   * Runs a command of `server/cli` on this shop.
   * @throws PlainFailure with its output
   */
  async command(name: string, args: string[]): Promise<void> {
    const { env } = this.settings;
    const { code, lines } = await runQuietly({ args: [`server/cli/${name}.ts`, ...args], env });
    if (code !== 0) throw new PlainFailure(lines.join('\n'));
  }

  /** Restarts a service that ended by itself, with growing delays. */
  superviseService(): void {
    this.supervised = true;
    void this.keepServiceUp();
  }

  /** Resolves if the storefront ends unexpectedly. */
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

  /** The storefront's last lines of output. */
  storefrontLines(): string[] {
    return this.storefront?.lastLines ?? [];
  }

  /** Stops the storefront first, so that it requests nothing from a stopped service. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.storefront?.stop();
    await this.service?.stop();
    await this.gateways?.stop();
    await this.panel?.stop();
  }

  private launch(from: Program, args: string[], own: NodeJS.Dict<string> = {}): Process {
    return new Process({
      args,
      env: { ...returnEarly, ...this.settings.env, ...own, NODE_ENV: this.mode },
      onLine: (line, isError) => {
        // Errors during start-up become the failure's message instead.
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
  return new PlainFailure(words.join('\n') || `the ${name} ended without any output.`);
}
