import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { openBrowser, until } from './testing/browser.ts';
import { someBox, someChat, someMessage } from './testing/samples.ts';

const browser = await openBrowser({});
afterAll(() => browser.close());

const { clearTalk, leave, openNamedChat, removeMessage, sendFile, sendText } =
  await import('./send.ts');
const { openLog } = await import('./log.ts');
const { chatStore, noChat } = await import('./store.ts');
const { readChanges } = await import('./talk.ts');

beforeEach(() => chatStore.setState({ ...noChat, box: someBox() }));

test('all that was written before everybody left is in the form, in its order', async () => {
  browser.answers['start'] = () => ({ status: 409, body: { code: 'CHAT_AWAY', message: 'x' } });
  browser.answers['get-box'] = () => ({ body: someBox({ mode: 'form' }) });
  sendText('یک');
  sendText('دو');
  chatStore.setState({ draft: 'سه' });
  await until(() => chatStore.getState().box?.mode === 'form');
  expect(chatStore.getState()).toMatchObject({ draft: 'یک\nدو\nسه', outbox: [] });
  expect(browser.calls.filter((call) => call === 'start')).toHaveLength(1);
});

test('who writes too fast is kept waiting, and loses nothing', async () => {
  let tries = 0;
  const got: unknown[] = [];
  browser.answers['send-message'] = ({ clientId, body }) => {
    tries += 1;
    const headers = { 'retry-after': '1' };
    if (tries === 1)
      return { status: 429, headers, body: { code: 'TOO_MANY_TRIES', message: 'x' } };
    got.push(body);
    const message = someMessage({ clientId: String(clientId), from: 'visitor' });
    return { body: { message, sequence: 1 } };
  };
  chatStore.setState({ wanted: someChat().id });
  sendText('یک');
  sendText('دو');
  await until(() => tries === 1);
  expect(chatStore.getState().outbox.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  await until(() => got.length === 2 && chatStore.getState().outbox.length === 0);
  expect(got).toEqual(['یک', 'دو']);
});

test('who has written far too much is told so', async () => {
  browser.answers['send-message'] = () => ({
    status: 429,
    headers: { 'retry-after': '400' },
    body: { code: 'TOO_MANY_TRIES', message: 'کمی بعد' },
  });
  chatStore.setState({ wanted: someChat().id });
  sendText('یک');
  await until(() => chatStore.getState().outbox[0]?.state === 'refused');
  expect(chatStore.getState().outbox).toMatchObject([{ sentence: 'کمی بعد' }]);
});

const tooMany = (seconds: string) => () => ({
  status: 429,
  headers: { 'retry-after': seconds },
  body: { code: 'TOO_MANY_TRIES', message: 'فردا' },
});

test('where no more talks can begin, what was written goes on in the form', async () => {
  browser.answers['start'] = tooMany('4000');
  sendText('یک');
  await until(() => chatStore.getState().isFull);
  expect(chatStore.getState()).toMatchObject({ draft: 'یک', outbox: [] });

  browser.answers['leave-message'] = () => ({
    body: { Success: true, Message: 'رسید', chat: null, reconnect: false },
  });
  browser.answers['get-box'] = () => ({ body: someBox() });
  await leave({ name: '', mobile: '09123456789', message: 'یک', website: '' });
  expect(chatStore.getState().isFull).toBe(false);

  chatStore.setState({ entered: { name: 'نگار', mobile: '' }, draft: 'دو' });
  expect(await openNamedChat('نگار', 'دو')).toMatchObject({ status: 429 });
  expect(chatStore.getState()).toMatchObject({ isFull: true, draft: 'دو' });
});

test('a visitor who is blocked learns it once, for all that would be written', async () => {
  browser.answers['send-message'] = () => ({
    status: 403,
    body: { code: 'CHAT_BLOCKED', message: 'محدود' },
  });
  chatStore.setState({ wanted: someChat().id });
  sendText('یک');
  await until(() => chatStore.getState().isBlocked);
  expect(chatStore.getState().outbox).toMatchObject([{ state: 'refused', isFinal: true }]);
});

test('why a deletion failed is said in the box', async () => {
  browser.answers['delete-message'] = () => ({
    status: 409,
    body: { code: 'TOO_LATE', message: 'دیر شد' },
  });
  await removeMessage(someChat().id, 1);
  expect(chatStore.getState().fault).toBe('دیر شد');
  browser.answers['delete-message'] = () => ({ body: { sequence: 2 } });
  await removeMessage(someChat().id, 1);
  expect(chatStore.getState().fault).toBe('');
});

test('a talk that began is shown although it cannot be read', async () => {
  const chat = someChat();
  const message = someMessage({ from: 'visitor', body: 'یک' });
  browser.answers['start'] = () => ({ body: { chat, message, reconnect: false } });
  browser.answers['get-messages'] = () => ({ status: 503, body: {} });
  sendText('یک');
  await until(() => chatStore.getState().log !== null);
  await until(() => chatStore.getState().outbox.length === 0);
  expect(chatStore.getState().log).toMatchObject({ chat, messages: [message], hasEarlier: false });
});

test('a form that is sent again unchanged keeps its name, a changed one gets another', async () => {
  const names: unknown[] = [];
  browser.answers['leave-message'] = ({ clientId }) => {
    names.push(clientId);
    return { status: 503, body: {} };
  };
  const form = { name: '', mobile: '09123456789', message: 'یک', website: '' };
  await leave(form);
  await leave(form);
  await leave({ ...form, message: 'دو' });
  const [first, second, third] = names;
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('what was not sent to a talk goes with it when it is removed', async () => {
  const chat = someChat().id;
  browser.answers['send-message'] = () => ({ status: 422, body: { message: 'x' } });
  browser.answers['clear-personal'] = () => ({ body: { Success: true, Message: 'پاک شد' } });
  browser.answers['get-box'] = () => ({ body: someBox() });
  chatStore.setState({ wanted: chat });
  sendText('یک');
  await until(() => chatStore.getState().outbox[0]?.state === 'refused');
  await clearTalk(chat);
  expect(chatStore.getState()).toMatchObject({ outbox: [], wanted: null, notice: 'پاک شد' });
});

test('a talk is not read while it is removed, and a box whose talk is gone is read anew', async () => {
  const chat = someChat();
  const log = openLog({ chat, messages: [], more: false });
  browser.answers['get-box'] = () => ({ body: someBox() });
  browser.answers['get-messages'] = () => ({ status: 404, body: { code: 'CHAT_NOT_FOUND' } });
  browser.answers['clear-personal'] = async () => {
    await readChanges();
    return { body: { Success: true, Message: 'پاک شد' } };
  };
  browser.calls.length = 0;
  chatStore.setState({ log, wanted: chat.id });
  await clearTalk(chat.id);
  expect(browser.calls).toEqual(['clear-personal', 'get-box']);

  chatStore.setState({ box: someBox({ chats: [chat] }), log, wanted: chat.id });
  await readChanges();
  await until(() => chatStore.getState().box?.chats.length === 0);
  expect(chatStore.getState()).toMatchObject({ log: null, isFailed: false });
});

/** A service that begins talks and takes messages. @returns what it got */
function takeAll(): Record<string, unknown>[] {
  const got: Record<string, unknown>[] = [];
  const chat = someChat();
  browser.answers['start'] = (body) => {
    got.push(body);
    return { body: { chat, message: someMessage({ from: 'visitor' }), reconnect: false } };
  };
  browser.answers['get-messages'] = () => ({ body: { chat, messages: [], more: false } });
  browser.answers['send-message'] = ({ chat: of, kind, body, clientId }) => {
    got.push({ chat: of, kind, body });
    const message = someMessage({ id: 2, sequence: 2, clientId: String(clientId) });
    return { body: { message, sequence: 2 } };
  };
  return got;
}

test('the first message on a product’s page takes the product along, the next ones do not', async () => {
  const got = takeAll();
  location.pathname = '/shop/product/1005/x';
  sendText('این قاب به ۱۳ پرو می‌خورد؟');
  await until(() => got.length === 2);
  expect(got).toMatchObject([
    { body: 'این قاب به ۱۳ پرو می‌خورد؟', subject: { type: 'product', value: '1005' } },
    { chat: someChat().id, kind: 'product', body: '1005' },
  ]);
  sendText('؟');
  await until(() => got.length === 3);
  expect(got[2]).toMatchObject({ kind: 'text', body: '؟' });
  expect(chatStore.getState().outbox.filter(({ kind }) => kind === 'product')).toEqual([]);
  location.pathname = '/';
});

test('so does the first message of the form that asks for a name', async () => {
  const got = takeAll();
  location.pathname = '/shop/product/1005/x';
  await openNamedChat('نگار', 'سلام');
  await until(() => got.length === 2);
  expect(got[1]).toMatchObject({ kind: 'product', body: '1005' });
  location.pathname = '/';
});

test('a file that is chosen before the first message leaves after it', async () => {
  const got = takeAll();
  const uploads: string[] = [];
  Object.assign(globalThis, {
    // Names what is sent, and fails.
    XMLHttpRequest: class extends EventTarget {
      readonly upload = new EventTarget();
      open() {}
      send(form: FormData) {
        uploads.push(String(form.get('chat')));
        this.dispatchEvent(new Event('error'));
      }
    },
  });
  sendFile(new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([got, uploads]).toEqual([[], []]);
  sendText('فاکتور من');
  await until(() => uploads.length === 1);
  expect([got.map(({ body }) => body), uploads]).toEqual([['فاکتور من'], [someChat().id]]);
});
