/**
 * The storefront's HTTP server: `node front/server.ts`. Every request passes the steps below on its way to Next's
 * handler, and its answer on the way back. NODE_ENV=development serves Next's development server instead of a build.
 */
import { createServer, type Server } from 'node:http';
import next from 'next';
import { markBuiltPagesStale } from '#front/at-start.ts';
import { Closing, listenThrough } from '#front/closing.ts';
import { Exchange } from '#front/exchange.ts';
import { takesUpgrades } from '#front/next-assumptions.ts';
import { printNoSecrets } from '#front/printed.ts';
import { type Handle, serve, type Steps } from '#front/serve.ts';
import { noteChange } from '#front/shop-age.ts';
import { answerContact } from '#front/steps/contact-form.ts';
import { replaceFailedPage, setStatus } from '#front/steps/failed-page.ts';
import { findPage } from '#front/steps/find-page.ts';
import {
  allowListeners,
  askForWhole,
  dropPolicies,
  forwardAddress,
} from '#front/steps/forwarding.ts';
import { answerList } from '#front/steps/lists.ts';
import { sayNoindexOnce, shortenMissing } from '#front/steps/missing-answer.ts';
import { sendPageOfRequest } from '#front/steps/page-of-request.ts';
import { repairHead, secure } from '#front/steps/response-head.ts';
import { answerForService } from '#front/steps/service-away.ts';
import { expectSharedText, sendSharedPage, varyKnown } from '#front/steps/shared-page.ts';
import {
  chooseFile,
  findEncodedFiles,
  findRootFiles,
  keepFile,
} from '#front/steps/static-files.ts';
import { correctLocation } from '#front/steps/true-location.ts';
import { reportUnknown } from '#front/unknown.ts';

interface Options {
  dev: boolean;
  /** Folder of the build. */
  distDir: string;
}

const stepsOf = ({ dev, distDir }: Options, closing: Closing): Steps => ({
  request: [
    closing.watch,
    allowListeners,
    findPage,
    chooseFile(findEncodedFiles(distDir)),
    keepFile(findRootFiles('public')),
    askForWhole,
    dropPolicies,
    forwardAddress,
    secure,
    answerContact,
    answerList,
  ],
  body: [correctLocation, sayNoindexOnce, sendSharedPage],
  page: [sendPageOfRequest],
  head: [
    setStatus,
    shortenMissing,
    repairHead,
    expectSharedText,
    varyKnown,
    answerForService,
    replaceFailedPage(dev),
    noteChange,
  ],
});

/** Makes a server answer with these steps and Next's handler. @returns its `Closing` */
export function answerThrough(server: Server, handle: Handle, options: Options): Closing {
  const closing = new Closing(server);
  const steps = stepsOf(options, closing);
  server.on('request', (request, response) => {
    void serve(new Exchange(request, response), steps, handle);
  });
  server.on('upgrade', (request, socket) => {
    forwardAddress({ request });
    closing.watchUpgraded(socket);
    if (!takesUpgrades(server)) socket.destroy();
  });
  return closing;
}

async function start(): Promise<void> {
  printNoSecrets(process.stdout, process.stderr);
  const { NEXT_DIST_DIR: distDir = '.next', NODE_ENV, PORT, STOREFRONT_HOST } = process.env;
  const dev = NODE_ENV === 'development';
  const port = Number(PORT || 3000);
  const server = createServer();
  // Without `hostname`: the middleware calls 127.0.0.1 localhost, and with that name Next would treat its rewrites as
  // requests to another server and proxy them to itself.
  const app = next({ dev, httpServer: server, port });
  await app.prepare();
  const closing = answerThrough(server, app.getRequestHandler(), { dev, distDir });
  const held = await listenThrough(server, { port, host: STOREFRONT_HOST || undefined });
  const end = async () => {
    await closing.close(held);
    if (dev) await app.close();
    reportUnknown();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
  // Not awaited: it sends requests to this server.
  if (!dev) void markBuiltPagesStale(distDir);
}

if (import.meta.main) {
  await start().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}
