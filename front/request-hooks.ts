import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerContact, type MakeContactPage } from '#front/steps/contact-form.ts';
import { answerLists, holdForList } from '#front/steps/lists.ts';
import { mendMissing } from '#front/steps/missing-answer.ts';
import { pageAddress } from '#front/page-address.ts';
import { encodeBody } from '#front/steps/page-body.ts';
import { repairHead, secure } from '#front/steps/response-head.ts';
import {
  chooseFile,
  type EncodedFiles,
  findEncodedFiles,
  type RootFiles,
  findRootFiles,
  keepFile,
} from '#front/steps/static-files.ts';
import { answerForService } from '#front/steps/service-away.ts';
import { tellTrueLocation } from '#front/steps/true-location.ts';
import { sendWhole } from '#front/steps/whole-page.ts';
import { wholeHead } from '#lib/whole-head.ts';

/**
 * What Next leaves no other place for, done where Node tells of each request before it is handled.
 */

const requestStart = 'http.server.request.start';

/**
 * Who may wait for an answer's end: Next's proxy to the service alone are nine, and Node warns of the eleventh, each
 * time, as of a leak.
 */
const mostWaiting = 20;

/** Looked for by the middleware's matcher; sent from outside it only makes the middleware look. */
const undecidedHeader = 'x-undecided';

/** Paths of pages that may have moved. The account's gate leads on by itself: its query is for the gate alone. */
const mayMove = /^\/(?!(?:_next|account|api|media|webClientHub)(?:[/?]|$))./i;

/**
 * Says who asked, behind what proxies in front have said. Rewrites to the service forward no address
 * by themselves, and the service would count all visitors as one.
 */
function forwardAddress(request: IncomingMessage): void {
  const said = request.headers['x-forwarded-for'];
  const near = request.socket.remoteAddress;
  if (near !== undefined) {
    request.headers['x-forwarded-for'] = said === undefined ? near : `${String(said)}, ${near}`;
  }
}

/** The channel tells of no upgrades, and the hub would take the word of each visitor for his address. */
function forwardAddressOfUpgrades(): () => void {
  const { emit } = Server.prototype;
  const told = function (this: Server, event: string | symbol, ...args: unknown[]): unknown {
    const [request] = args;
    if (event === 'upgrade' && request instanceof IncomingMessage) forwardAddress(request);
    return Reflect.apply(emit, this, [event, ...args]);
  };
  Object.assign(Server.prototype, { emit: told });
  return () => void Object.assign(Server.prototype, { emit });
}

/**
 * Next writes the nonce of a policy that the request brings into the page, which others get as well. A
 * policy is an answer's.
 */
function dropPolicy({ headers }: IncomingMessage): void {
  delete headers['content-security-policy'];
  delete headers['content-security-policy-report-only'];
}

/** What the service answers, which knows parts of films and has its own way with HEAD. */
const ofService = /^\/(?:api|media|webClientHub)(?:[/?]|$)/i;

/**
 * A page or file of the storefront is sent whole, however it is asked for: Next answers a part that is not there, and a
 * condition that fails, with 500, and HEAD without what GET has said of the bytes. Node sends HEAD no body.
 */
function askWhole(request: IncomingMessage, response: ServerResponse, asked: string): void {
  if (ofService.test(asked)) return;
  response.setHeader('Accept-Ranges', 'none');
  for (const name of ['range', 'if-range', 'if-match', 'if-unmodified-since'])
    delete request.headers[name];
  if (request.method === 'HEAD') request.method = 'GET';
}

/**
 * Puts all in place for every server of this process.
 * @returns what takes it away again
 */
export function hookRequests(makeContactPage: MakeContactPage): () => void {
  const undo = [forwardAddressOfUpgrades(), answerLists(), answerContact(makeContactPage)];
  const files = findEncodedFiles(process.env['NEXT_DIST_DIR'] ?? '.next');
  const rootFiles = findRootFiles('public');
  const look = (message: unknown): void => {
    if (typeof message !== 'object' || message === null) return;
    if (!('request' in message) || !('response' in message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    handle(request, response, files, rootFiles);
  };
  subscribe(requestStart, look);
  return () => {
    unsubscribe(requestStart, look);
    for (const each of undo.toReversed()) each();
  };
}

function handle(
  request: IncomingMessage,
  response: ServerResponse,
  files: EncodedFiles,
  rootFiles: RootFiles,
): void {
  const { url: asked = '' } = request;
  const { url, isUndecided, list } = pageAddress(asked);
  request.url = url;
  response.setMaxListeners(mostWaiting);
  chooseFile(files, request, response);
  keepFile(rootFiles, url, response);
  askWhole(request, response, asked);
  dropPolicy(request);
  if (request.headers['user-agent'] === wholeHead) delete request.headers['user-agent'];
  if (list !== undefined) holdForList(request, list);
  if (isUndecided) request.headers[undecidedHeader] = '1';
  forwardAddress(request);
  encodeBody(request, response);
  sendWhole(request, response);
  mendMissing(response);
  secure(request, response);
  if (/^\/api\//i.test(asked)) answerForService(request, response);
  if (url !== asked || mayMove.test(asked)) {
    repairHead(request, response, asked);
    tellTrueLocation(response);
  }
}
