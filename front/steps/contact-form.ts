import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { askAtEdge } from '#lib/calls/edge-call.ts';
import { contactRefusal } from '#lib/contact/refusal.ts';
import { errorBody } from '#lib/contract/errors.ts';
import { contactFields, contactOutcomes, contactPath } from '#lib/contract/forms.ts';
import { answerForPage } from '#front/steps/failed-page.ts';
import type { ContactTexts } from '#lib/rules/contact.ts';
import { wholeHead } from '#lib/whole-head.ts';

/**
 * The contact page's form without scripts is sent to the page itself. A message that was taken leads back to the
 * page, to the part that says so; one that was not is answered with all that was written in its form, for a redirect
 * could bring it along in nothing but an address, which is kept and logged. What is wrong with it says the contact
 * page; where nothing is, or nobody can say, a page says so that is made without the service and without Next.
 */

const [pagePath = ''] = contactPath('').split('#');
const formType = 'application/x-www-form-urlencoded';
/** The longest message as a form writes it, as the service has it. */
const bodyLimit = 32_768;

const isSent = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && url.split('?')[0] === pagePath;

const isForm = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.toLowerCase().startsWith(formType) === true;

const nothingWritten: ContactTexts = { name: '', mobile: '', subject: '', message: '' };

/** Makes the page for what was not taken, whatever is in it; null stands for what is too long to be read. */
export type MakeContactPage = (written: ContactTexts | null) => string;

/**
 * Puts it in place for every server of this process.
 * @returns what takes it away again
 */
export function answerContact(makePage: MakeContactPage): () => void {
  const { emit } = Server.prototype;
  const heard = function (this: Server, event: string | symbol, ...args: unknown[]): unknown {
    const goOn = () => Reflect.apply(emit, this, [event, ...args]);
    const [request, response] = args;
    if (event !== 'request' || !(request instanceof IncomingMessage)) return goOn();
    if (!(response instanceof ServerResponse) || !isSent(request)) return goOn();
    // What went wrong is not told: it may hold what was written.
    answer(request, response, makePage, goOn).catch(() => response.destroy());
    return true;
  };
  Object.assign(Server.prototype, { emit: heard });
  return () => void Object.assign(Server.prototype, { emit });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  makePage: MakeContactPage,
  goOn: () => void,
): Promise<void> {
  const text = await readText(request);
  if (text === null) return refuse(response, 413, makePage(null));
  // No form of ours is written otherwise.
  if (!isForm(request)) return refuse(response, 415, makePage(nothingWritten));
  const { headers } = request;
  const form = new URLSearchParams(text);
  const value = (name: string) => form.get(name) ?? '';
  const written = {
    name: value('name'),
    mobile: value('mobile'),
    subject: value('subject'),
    message: value('message'),
  };
  const body = { ...written, website: value('website') };
  const visitor = String(headers['x-forwarded-for']);
  const told = await askAtEdge('Home/Contact', body, visitor, headers.origin);
  response.setHeader('cache-control', 'no-store');
  const page = () => makePage(written);
  if ('refused' in told) {
    if (told.retryAfter !== null) response.setHeader('retry-after', told.retryAfter);
    return refuse(response, told.refused, page());
  }
  if (told.status === 200) return leadBack(response);
  if (told.status === 403) return refuse(response, 403, page());
  const wrong = errorBody.safeParse(told.body).data?.fields ?? {};
  // Something between here and the service has answered.
  if (!contactFields.some((field) => field in wrong)) return refuse(response, 503, page());
  answerForPage(response, page);
  return show(request, response, told.status, () => contactRefusal.run({ written, wrong }, goOn));
}

/** Null for what is longer than any message; it is read to its end, for browsers hear no answer before. */
async function readText(request: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    const bytes = Buffer.from(piece);
    length += bytes.length;
    if (length <= bodyLimit) pieces.push(bytes);
  }
  return length > bodyLimit ? null : Buffer.concat(pieces).toString();
}

/** The page is rendered as any other is; its status is that of the refusal. */
function show(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  goOn: () => void,
): void {
  request.method = 'GET';
  request.url = '/contact-answer';
  request.headers['user-agent'] = wholeHead;
  delete request.headers['content-length'];
  delete request.headers['content-type'];
  const { writeHead } = response;
  const written = (first: number, ...others: unknown[]): unknown =>
    Reflect.apply(writeHead, response, [first === 200 ? status : first, ...others]);
  Object.assign(response, { writeHead: written });
  goOn();
}

/** 303, so that a reload sends nothing again. */
function leadBack(response: ServerResponse): void {
  response.statusCode = 303;
  response.setHeader('location', contactPath(contactOutcomes.done));
  response.end();
}

function refuse(response: ServerResponse, status: number, page: string): void {
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(page);
}
