/**
 * The storefront's HTTP server: `node front/server.ts`. Every request passes the steps below on its way to Next's
 * handler, and its answer on the way back. NODE_ENV=development serves Next's development server instead of a build.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import next from 'next';
import { markBuiltPagesStale } from '#front/at-start.ts';
import { Closing, listenThrough } from '#front/closing.ts';
import { boundAhead, boundConnections, boundHubRate, boundUnread } from '#front/connections.ts';
import { Exchange } from '#front/exchange.ts';
import { printNoSecrets } from '#front/printed.ts';
import { type Handle, serve, type Steps } from '#front/serve.ts';
import { isHubUpgrade, passUpgradeOn, refuseUpgrade } from '#front/service-proxy.ts';
import { noteChange } from '#front/shop-age.ts';
import { boundBody, inviteBody } from '#front/steps/bodies.ts';
import { readByTurns } from '#front/steps/long-bodies.ts';
import { boundUnfinished } from '#front/steps/unfinished-bodies.ts';
import { answerChatForm } from '#front/steps/chat-form.ts';
import { readChatTalk, varyByCookie } from '#front/steps/chat-talk.ts';
import { answerContact } from '#front/steps/contact-form.ts';
import { readDraftPage } from '#front/steps/draft.ts';
import { logFailure } from '#front/steps/failure-log.ts';
import { replaceFailedPage, setStatus } from '#front/steps/failed-page.ts';
import { findPage } from '#front/steps/find-page.ts';
import { askForWhole, dropPolicies, forwardAddress } from '#front/steps/forwarding.ts';
import { answerList } from '#front/steps/lists.ts';
import { leadToTwin } from '#front/steps/markdown.ts';
import { sayNoindexOnce, shortenMissing } from '#front/steps/missing-answer.ts';
import { leadAtOnce, leadFromMissing } from '#front/steps/old-address.ts';
import { sendPageOfRequest } from '#front/steps/page-of-request.ts';
import { readPaymentResult } from '#front/steps/payment-result.ts';
import { readSharedListPage } from '#front/steps/shared-list.ts';
import { repairHead, secure } from '#front/steps/response-head.ts';
import { askService } from '#front/steps/service.ts';
import { expectSharedText, sendSharedPage, varyKnown } from '#front/steps/shared-page.ts';
import {
  chooseFile,
  findEncodedFiles,
  findRootFiles,
  keepFile,
} from '#front/steps/static-files.ts';
import { correctLocation, keepAddress } from '#front/steps/true-location.ts';
import { refusalOf, refuse } from '#front/target.ts';
import { reportUnknown } from '#front/unknown.ts';

interface Options {
  dev: boolean;
  /** Folder of the build. */
  distDir: string;
}

const stepsOf = ({ dev, distDir }: Options, closing: Closing): Steps => ({
  request: [
    closing.watch,
    logFailure,
    boundBody,
    boundUnfinished(),
    readByTurns(),
    inviteBody,
    findPage,
    chooseFile(findEncodedFiles(distDir)),
    keepFile(findRootFiles('public')),
    askForWhole,
    dropPolicies,
    forwardAddress,
    secure,
    askService,
    leadToTwin,
    answerContact,
    answerChatForm,
    readChatTalk,
    answerList,
    leadAtOnce,
    readPaymentResult,
    readDraftPage,
    readSharedListPage,
  ],
  missing: [leadFromMissing],
  body: [correctLocation, sayNoindexOnce, sendSharedPage],
  page: [sendPageOfRequest],
  head: [
    setStatus,
    keepAddress,
    shortenMissing,
    repairHead,
    expectSharedText,
    varyKnown,
    varyByCookie,
    replaceFailedPage(dev),
    noteChange,
  ],
});

/** Bounds on requests that do not end, in ms. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
};

/**
 * Bytes of a body that are taken from a connection before anything reads them. With Node's 64 kB a connection holds up to
 * 128 kB, being read in pieces of 64 kB.
 */
const highWaterMark = 16_384;

/**
 * A server that answers with these steps and Next's handler.
 * @param ofNext in development: the server whose upgrades Next handles
 */
export function createFront(
  handle: Handle,
  options: Options,
  ofNext?: Server,
): { server: Server; closing: Closing } {
  // HTTP allows ignoring any other upgrade: the request is answered like all others.
  const shouldUpgradeCallback = (request: IncomingMessage) =>
    ofNext !== undefined || isHubUpgrade(request);
  const server = createServer({ ...patience, highWaterMark, shouldUpgradeCallback });
  boundConnections(server);
  boundUnread(server);
  const inTurn = boundAhead();
  const closing = new Closing(server);
  const steps = stepsOf(options, closing);
  server.on('request', (request, response) => {
    // The upgrade was not made, and is not passed on.
    delete request.headers.upgrade;
    const refusal = refusalOf(request);
    inTurn(request, response, () => {
      if (refusal === undefined) void serve(new Exchange(request, response), steps, handle);
      else refuse(response, refusal);
    });
  });
  // Without a listener Node answers 100 to all of them, also those that are refused.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  const mayOpen = boundHubRate();
  server.on('upgrade', (request, socket, head) => {
    const isHub = isHubUpgrade(request);
    if (isHub && !mayOpen(request)) {
      refuseUpgrade(socket);
      return;
    }
    forwardAddress({ request });
    closing.watchUpgraded(socket);
    if (isHub) passUpgradeOn(request, socket, head);
    else ofNext?.emit('upgrade', request, socket, head);
  });
  return { server, closing };
}

async function start(): Promise<void> {
  printNoSecrets(process.stdout, process.stderr);
  const { NEXT_DIST_DIR: distDir = '.next', NODE_ENV, PORT, STOREFRONT_HOST } = process.env;
  const dev = NODE_ENV === 'development';
  const port = Number(PORT || 3000);
  // Next attaches its own listener for upgrades to the server it is given, or else to the one that
  // answers: it would end connections to the hub.
  const ofNext = createServer();
  // Without `hostname`: the middleware calls 127.0.0.1 localhost, and with that name Next would treat its rewrites as
  // requests to another server and proxy them to itself.
  const app = next({ dev, httpServer: ofNext, port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const { server, closing } = createFront(handle, { dev, distDir }, dev ? ofNext : undefined);
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
