/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ImportPicturesView } from '#lib/contract/import-pictures.ts';
import { missingQuery, picturesQuery } from '#panel/import/picture-calls.ts';
import { pictureTexts as words } from '#panel/import/picture-texts.ts';
import { PicturesPart } from '#panel/import/pictures-part.tsx';
import { queries } from '#panel/queries.ts';

const none = { total: 0, waiting: 0, done: 0, failed: 0 };
const own = { ...none, isConfirmed: false, isLedTo: false };

function show(view: Partial<ImportPicturesView>): void {
  const batch = 7;
  queries.setQueryData(picturesQuery(batch).queryKey, {
    batch,
    ...none,
    hosts: [],
    archive: null,
    ...view,
  });
  const reason = 'این تصویر دیگر در آن نشانی نیست.';
  const address = 'https://old.example/uploads/%D9%84%DB%8C%D9%88%D8%A7%D9%86.jpg';
  const picture = { id: 3, address, state: 'failed', reason, image: null, line: 2 } as const;
  queries.setQueryData(missingQuery(batch).queryKey, {
    pages: [{ items: [{ ...picture, name: 'لیوان', websiteCode: null }], next: null }],
    pageParams: [0],
  });
  render(
    <QueryClientProvider client={queries}>
      <PicturesPart batch={batch} canStart />
    </QueryClientProvider>,
  );
}
const start = () => fireEvent.click(screen.getByRole('button', { name: words.start }));
const host = (name: RegExp) => screen.getByRole('checkbox', { name });

test('hosts that nobody has ticked are not asked, and those that were confirmed stay so', async () => {
  show({
    total: 5,
    done: 1,
    hosts: [
      { ...own, host: 'old.example', total: 4 },
      { ...own, host: 'cdn.example', total: 1, done: 1, isConfirmed: true },
      { ...own, host: 'www.example', total: 2, isLedTo: true },
    ],
  });
  expect(host(/cdn\.example/).getAttribute('aria-disabled')).toBe('true');
  expect(host(/www\.example/).getAttribute('aria-checked')).toBe('false');
  expect(screen.getByText(words.ledTo('۲'))).not.toBeNull();
  start();
  expect(await screen.findByText(words.choose)).not.toBeNull();
});

test('pictures that did not come are named with the reason', () => {
  show({ total: 2, done: 1, failed: 1, hosts: [{ ...own, host: 'old.example', total: 2 }] });
  expect(screen.getByText(words.cameAll('۱', '۲'))).not.toBeNull();
  expect(screen.getByText('لیوان.jpg')).not.toBeNull();
  expect(screen.getByText('این تصویر دیگر در آن نشانی نیست.')).not.toBeNull();
  expect(screen.getByRole('button', { name: words.again })).not.toBeNull();
});

test('a file without pictures shows nothing of them', () => {
  show({});
  expect(screen.queryByRole('region', { name: words.title })).toBeNull();
});
