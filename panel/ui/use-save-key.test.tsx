/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { queries } from '#panel/queries.ts';
import { useSaveKey } from '#panel/ui/use-save-key.ts';
import { useVersionedForm } from '#panel/ui/use-versioned-form.ts';

interface Row {
  id: number;
  version: number;
  title: string;
}

/** A form with the key; `sent` are its saves. */
function openForm(row: Row | null) {
  const sent: string[] = [];
  const form = renderHook(
    () => {
      const made = useVersionedForm<Row, { title: string }>({
        row,
        empty: { title: '' },
        draftOf: ({ title }) => ({ title }),
        missing: ({ title }) => (title === '' ? { title: 'عنوان را بنویسید' } : {}),
        send: async ({ title }, { id = 1, version = 0 }) => {
          sent.push(title);
          return { id, version: version + 1, title };
        },
        fieldAt: (path) => path,
        readNow: async () => row,
        done: () => undefined,
      });
      useSaveKey(made.canSave, made.save);
      return made;
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  );
  return { sent, form };
}

/** @returns whether the browser would do what it does at the key */
const press = () => fireEvent.keyDown(document.body, { code: 'KeyS', ctrlKey: true });

test('Ctrl+S saves what is changed, and nothing else', async () => {
  const { sent, form } = openForm({ id: 1, version: 1, title: 'پیک' });
  expect(press()).toBe(false);
  act(() => form.result.current.set({ title: 'پست' }));
  expect(press()).toBe(false);
  await waitFor(() => expect(form.result.current.canSave).toBe(false));
  press();
  act(() => form.result.current.save());
  await waitFor(() => expect(form.result.current.isBusy).toBe(false));
  expect(sent).toEqual(['پست']);
});

test('Ctrl+S says what is missing of a new one', () => {
  const { sent, form } = openForm(null);
  press();
  expect(form.result.current.faults).toEqual({ title: 'عنوان را بنویسید' });
  expect(sent).toEqual([]);
});
