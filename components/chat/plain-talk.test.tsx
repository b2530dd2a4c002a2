import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { PlainTalk } from '#components/chat/plain-talk.tsx';
import { someChat, someMessage } from '#lib/chat/testing/samples.ts';

const pdf = {
  name: 'faktor.pdf',
  type: 'application/pdf' as const,
  size: 1_000,
  width: null,
  height: null,
  url: '/api/chat/file/1',
  urlUntil: '2026-11-27T10:10:00.000Z',
};

test('the talk of who has no scripts holds both sides, their times, and how it stands', () => {
  const page = renderToStaticMarkup(
    <PlainTalk
      talk={{
        chat: someChat({ state: 'closed' }),
        messages: [
          someMessage({ from: 'visitor', body: '<b>ارسال</b> 12', name: '', status: 3 }),
          someMessage({ id: 2, body: 'فردا می‌رسد', name: 'نگار' }),
          someMessage({ id: 3, kind: 'file', body: pdf.name, attachment: pdf }),
          someMessage({ id: 4, body: '', isDeleted: true }),
          someMessage({ id: 5, from: 'system', name: '', body: 'گفتگو بسته شد.' }),
        ],
      }}
    />,
  );
  expect(page).toContain('&gt;ارسال&lt;');
  expect(page).not.toContain('<b>ارسال');
  for (const text of [
    'شما',
    'نگار',
    'فردا می‌رسد',
    'جمعه ۶ آذر، ۱۳:۳۰',
    '· دیده شد',
    'این پیام پاک شد',
  ])
    expect(page).toContain(text);
  expect(page).toContain('href="/api/chat/file/1"');
  expect(page).toContain('این گفتگو بسته شد.');
});
