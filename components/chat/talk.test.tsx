/** @jest-environment #scripts/jest/browser-environment.ts */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { someBox, someChat, someMessage } from '#lib/chat/testing/samples.ts';

// A desk; and what jsdom has not.
Object.assign(globalThis, {
  matchMedia: () => Object.assign(new EventTarget(), { matches: true }),
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
});
const height = { value: 100 };
Object.defineProperty(Element.prototype, 'scrollHeight', { get: () => height.value });
let scrolledTo = 0;
Element.prototype.scrollTo = (...args: unknown[]) => {
  scrolledTo = Number(args[1]);
};
const { ChatHead } = await import('#components/chat/chat-head.tsx');
const { ChatField } = await import('#components/chat/field.tsx');
const { BoxBody } = await import('#components/chat/talk.tsx');
const { learnTime } = await import('#lib/chat/clock.ts');
const { openLog } = await import('#lib/chat/log.ts');
const { chatStore, noChat } = await import('#lib/chat/store.ts');

const draw = () =>
  render(
    <dialog open className="chat" tabIndex={-1}>
      <BoxBody />
    </dialog>,
  );
const field = () => screen.getByRole('textbox', { name: 'پیام خود را بنویسید' });
const chat = someChat();
const talk = { log: openLog({ chat, messages: [someMessage()], more: false }), wanted: chat.id };

beforeEach(() => chatStore.setState(noChat));
afterEach(cleanup);

test('the field keeps the focus and what is written when the first message begins the talk', () => {
  chatStore.setState({ box: someBox(), draft: 'پیام دوم' });
  draw();
  const before = field();
  before.focus();
  // The event of the message comes before the answer.
  act(() => chatStore.setState({ box: someBox({ chats: [chat] }) }));
  expect(field()).toBe(before);
  act(() => chatStore.setState(talk));
  expect(field()).toBe(before);
  expect(document.activeElement).toBe(before);
});

const write = (name: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
const away = someBox({ mode: 'form' });

test('what is written passes from form to form when the shop opens or closes meanwhile', () => {
  chatStore.setState({ box: someBox({ asksName: true }) });
  draw();
  write('نام', 'نگار');
  write('پیام', 'سفارش من');
  act(() => chatStore.setState({ box: away }));
  expect(screen.getByRole('form', { name: 'پیام بگذارید' })).not.toBeNull();
  expect(screen.getByDisplayValue('نگار')).not.toBeNull();
  expect(screen.getByDisplayValue('سفارش من')).not.toBeNull();
  write('شماره موبایل', '0912');

  // It stays until nothing is written in it.
  act(() => chatStore.setState({ box: someBox() }));
  expect(screen.getByDisplayValue('0912')).not.toBeNull();
  act(() => chatStore.setState({ draft: '', entered: noChat.entered }));
  expect(screen.queryByRole('form')).toBeNull();
  expect(field()).not.toBeNull();
});

test('an empty form marks all it needs, and sends nothing', () => {
  chatStore.setState({ box: away });
  draw();
  const mobile = screen.getByRole('textbox', { name: 'شماره موبایل' });
  fireEvent.submit(screen.getByRole('form'));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'شماره موبایل خود را بنویسید',
    'پیام خود را بنویسید',
  ]);
  expect(document.activeElement).toBe(mobile);
});

test('where too many talks were begun the form says so, with the shop’s telephone', () => {
  document.body.innerHTML =
    '<div class="main-nav-foot"><a href="tel:+982188884321"><bdi>۰۲۱-۸۸۸۸۴۳۲۱</bdi></a></div>';
  chatStore.setState({ box: someBox(), draft: 'یک' });
  draw();
  expect(field()).not.toBeNull();
  act(() => chatStore.setState({ isFull: true }));
  expect(screen.getByRole('form', { name: 'پیام بگذارید' })).not.toBeNull();
  expect(screen.getByDisplayValue('یک')).not.toBeNull();
  const link = screen.getByRole('alert').querySelector('a');
  expect([link?.href, link?.textContent]).toEqual(['tel:+982188884321', '۰۲۱-۸۸۸۸۴۳۲۱']);
  document.body.innerHTML = '';
});

test('who is blocked has no field, and nothing to send again', () => {
  const outbox = [
    {
      clientId: '7d0f4c1e-7b1c-4d57-9b4e-0a5d7c1f0008',
      chat: chat.id,
      kind: 'text',
      body: 'یک',
      state: 'refused',
      sentence: 'دسترسی شما محدود است',
      isFinal: true,
    },
  ] as const;
  chatStore.setState({ box: someBox({ chats: [chat] }), ...talk, isBlocked: true, outbox });
  draw();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'دوباره' })).toBeNull();
  expect(screen.getByRole('button', { name: 'کنار گذاشتن' })).not.toBeNull();
  expect(screen.getByText(/دسترسی شما به گفتگو محدود شده است/)).not.toBeNull();
});

test('who is blocked before the first message finds neither field, form nor welcome', () => {
  chatStore.setState({ isBlocked: true });
  for (const box of [someBox(), away, someBox({ asksName: true })]) {
    chatStore.setState({ box });
    draw();
    expect(screen.getByText('دسترسی شما به گفتگو محدود شده است.')).not.toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('log').textContent).toBe('');
    cleanup();
  }
});

test('a form that is there already shows what comes back to be written', () => {
  chatStore.setState({ box: away });
  draw();
  act(() => chatStore.setState({ draft: 'یک\nدو' }));
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'پیام' });
  expect(message.value).toBe('یک\nدو');
});

test('the end of the log stays in view when staff begin to write', () => {
  chatStore.setState({ box: someBox({ chats: [chat] }), ...talk });
  draw();
  height.value = 140;
  act(() => chatStore.setState({ typist: 'نگار' }));
  expect(scrolledTo).toBe(140);
  expect(screen.getByRole('log').textContent).toContain('نگار در حال نوشتن…');
});

test('an own message can be deleted for five minutes of the service, whatever the device says', () => {
  const sentAt = new Date(Date.now() + 7_200_000).toISOString();
  learnTime(sentAt);
  const own = someMessage({ from: 'visitor', sentAt });
  const old = someMessage({
    id: 2,
    sequence: 2,
    from: 'visitor',
    sentAt: new Date().toISOString(),
  });
  const log = openLog({ chat, messages: [own, old], more: false });
  chatStore.setState({ ...talk, box: someBox({ chats: [chat] }), log });
  draw();
  expect(screen.getAllByRole('button', { name: 'پاک کردن' })).toHaveLength(1);
  learnTime(new Date().toISOString());
});

const later = () => new Promise((resolve) => setTimeout(resolve, 10));

test('a field that comes after the box was opened takes the focus from the box alone', () => {
  draw();
  const dialog = screen.getByRole('dialog');
  dialog.focus();
  act(() => chatStore.setState({ box: someBox() }));
  expect(document.activeElement).toBe(field());
  cleanup();

  chatStore.setState({ box: null });
  draw();
  expect(document.activeElement).toBe(document.body);
  act(() => chatStore.setState({ box: someBox() }));
  expect(document.activeElement).toBe(document.body);
});

test('the focus goes along to another part of the box, and back to the field', async () => {
  chatStore.setState({ box: someBox({ chats: [chat] }), ...talk });
  draw();
  for (const view of ['list', 'report', 'clear'] as const) {
    act(() => chatStore.setState({ view }));
    expect(document.activeElement?.tagName).toBe('H3');
    act(() => chatStore.setState({ view: 'talk' }));
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    await later();
    expect(document.activeElement).toBe(field());
  }
});

test('the focus goes from the field to the form of a shop that closes, not from the page', async () => {
  chatStore.setState({ box: someBox() });
  draw();
  field().focus();
  act(() => chatStore.setState({ box: away }));
  await later();
  expect(document.activeElement?.textContent).toBe('پیام بگذارید');

  act(() => chatStore.setState({ box: someBox() }));
  await later();
  field().blur();
  act(() => chatStore.setState({ box: away }));
  await later();
  expect(document.activeElement).toBe(document.body);
});

test('the card of an order is offered until it is on its way', async () => {
  history.replaceState(null, '', '/account/orders/1234');
  chatStore.setState({ box: someBox({ chats: [chat] }), ...talk });
  draw();
  const send = screen.getByRole('button', { name: 'فرستادن' });
  // A double press.
  fireEvent.click(send);
  fireEvent.click(send);
  expect(screen.queryByRole('button', { name: 'فرستادن' })).toBeNull();
  expect(chatStore.getState().outbox).toMatchObject([{ kind: 'order', body: '1234' }]);
  await act(later);
  history.replaceState(null, '', '/');
});

test('a message keeps its elements when it is confirmed, so that it is announced once', () => {
  const clientId = '7d0f4c1e-7b1c-4d57-9b4e-0a5d7c1f0009';
  const unsent = { clientId, chat: chat.id, kind: 'text', body: 'یک', sentence: null } as const;
  chatStore.setState({ box: someBox(), ...talk, outbox: [{ ...unsent, state: 'waiting' }] });
  draw();
  const before = screen.getByText('یک');
  const own = someMessage({ id: 2, sequence: 2, from: 'visitor', clientId, body: 'یک' });
  const log = openLog({ chat, messages: [someMessage(), own], more: false });
  act(() => chatStore.setState({ log, outbox: [] }));
  expect(screen.getByText('یک')).toBe(before);
});

test('addresses read from left to right, whether they are links or not', () => {
  const body = 'این https://shop.example/a یا http://localhost:8300/shop';
  const log = openLog({ chat, messages: [someMessage({ body })], more: false });
  chatStore.setState({ ...talk, box: someBox({ chats: [chat] }), log });
  draw();
  expect(screen.getByRole('link').matches('[dir=ltr][href="https://shop.example/a"]')).toBe(true);
  expect(screen.getByText('http://localhost:8300/shop').matches('bdi[dir=ltr]')).toBe(true);
});

test('of more files than a talk takes those that are left out are named', () => {
  chatStore.setState({ box: someBox({ chats: [chat] }), ...talk });
  const { container } = draw();
  const files = Array.from({ length: 6 }, () => new File(['x'], 'a.txt', { type: 'text/plain' }));
  const choose = (chosen: File[]) =>
    fireEvent.change(container.querySelector('input[type=file]') ?? container, {
      target: { files: chosen },
    });
  choose(files);
  expect(screen.getByRole('alert').textContent).toContain('تنها تصویر');
  choose(files.map(() => new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' })));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
    'در هر گفتگو حداکثر ۵ فایل فرستاده می‌شود.',
  );
  expect(chatStore.getState().outbox).toHaveLength(5);
});

const said = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);

test('what was done is said once, and goes when it is closed', () => {
  const closed = someChat({ state: 'closed', rating: 4 });
  const log = openLog({ chat: closed, messages: [someMessage()], more: false });
  const notice = 'امتیاز شما ثبت شد.';
  chatStore.setState({ ...talk, box: someBox({ chats: [closed] }), log, notice });
  draw();
  expect(said()).toEqual([notice]);
  fireEvent.click(screen.getByRole('button', { name: 'بستن این پیام' }));
  expect(said()).toEqual(['این گفتگو بسته شد. با نوشتن پیام تازه دوباره باز می‌شود.']);
});

test('stars are sent once some are chosen', () => {
  const closed = someChat({ state: 'closed' });
  const log = openLog({ chat: closed, messages: [someMessage()], more: false });
  chatStore.setState({ ...talk, box: someBox({ chats: [closed] }), log });
  draw();
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'ثبت امتیاز' });
  expect(submit.disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: '۴ ستاره' }));
  expect(submit.disabled).toBe(false);
});

test('a file can be chosen before the first message, with which it goes, or be given up', async () => {
  chatStore.setState({ box: someBox() });
  const { container } = draw();
  expect(screen.getByRole('button', { name: 'پیوست تصویر یا PDF' })).not.toBeNull();
  fireEvent.change(container.querySelector('input[type=file]') ?? container, {
    target: { files: [new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' })] },
  });
  expect(screen.getByRole('log').textContent).toContain('همراه پیام شما فرستاده می‌شود');
  fireEvent.click(screen.getByRole('button', { name: 'کنار گذاشتن' }));
  expect(chatStore.getState().outbox).toEqual([]);
  await act(later);
});

test('who was invited finds who invited and what they wrote, also where a name is asked for', () => {
  const invitation = { name: 'نگار', text: 'کمک می‌خواهید؟', invitation: 'x' };
  for (const box of [someBox(), someBox({ asksName: true })]) {
    chatStore.setState({ box, invitation });
    draw();
    render(<ChatHead onClose={() => {}} />);
    expect(screen.getByRole('heading', { name: 'نگار' })).not.toBeNull();
    expect(screen.getByText('کمک می‌خواهید؟')).not.toBeNull();
    cleanup();
  }
});

test('numbers in the sentence of a wrong field are Persian', () => {
  render(
    <ChatField id="mobile" label="موبایل" error="به صورت 09123456789 وارد کنید">
      {(state) => <input {...state} />}
    </ChatField>,
  );
  expect(screen.getByRole('alert').textContent).toBe('به صورت ۰۹۱۲۳۴۵۶۷۸۹ وارد کنید');
});
