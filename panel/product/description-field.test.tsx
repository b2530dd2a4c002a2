/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import type { Editor } from '@tiptap/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DescriptionField } from '#panel/product/description-field.tsx';

const name = 'معرفی کامل';

/** The field over a stored text; `written` is what it changed it to. */
function openField(stored: string, error?: string) {
  const written: string[] = [];
  const outside: { set: (html: string) => void } = { set: () => undefined };
  function Form() {
    const [html, setHtml] = useState(stored);
    outside.set = setHtml;
    return (
      <DescriptionField
        html={html}
        stored={stored}
        error={error}
        isUnsaved={html !== stored}
        onChange={(next) => {
          written.push(next);
          setHtml(next);
        }}
      />
    );
  }
  render(<Form />);
  return { written, outside };
}

/** The editor behind the field, once it has loaded. */
async function editorOf(): Promise<Editor> {
  const field = await screen.findByRole('textbox', { name }, { timeout: 20_000 });
  const { editor } = field as HTMLElement & { editor?: Editor };
  if (!editor) throw new Error('The field is no editor.');
  return editor;
}

test('a text that was written elsewhere stays as it is stored until it is changed', async () => {
  const stored = '<p>نور <b>گرم</b></p>\n<p>Latin ي</p>';
  const { written } = openField(stored);
  const editor = await editorOf();
  act(() => void editor.commands.selectAll());
  expect(written).toEqual([]);
  act(() => void editor.chain().setTextSelection(1).insertContent('كم').run());
  expect(written.at(-1)).toBe('<p>کمنور <strong>گرم</strong></p><p dir="auto">Latin ی</p>');
  act(() => void editor.commands.undo());
  expect(written.at(-1)).toBe(stored);
});

test('a text from elsewhere, such as a draft, is shown in the editor', async () => {
  const { written, outside } = openField('<p>یک</p>');
  const first = await editorOf();
  act(() => outside.set('<p>دو</p>'));
  const second = await editorOf();
  expect(second).not.toBe(first);
  expect(second.getText()).toBe('دو');
  expect(written).toEqual([]);
});

test('what the editor cannot hold is shown as HTML, and stays', async () => {
  const stored = '<details><summary>الف</summary>ب</details>';
  const { written, outside } = openField(stored);
  const field = screen.getByRole('textbox', { name });
  expect(field).toHaveProperty('value', stored);
  expect(screen.getByText(/<details>، <summary>/)).not.toBeNull();
  fireEvent.change(field, { target: { value: `${stored}<p>پ</p>` } });
  expect(written).toEqual([`${stored}<p>پ</p>`]);
  act(() => outside.set('<p>دو</p>'));
  fireEvent.click(screen.getByRole('button', { name: 'نوشتن در ویرایشگر' }));
  expect((await editorOf()).getText()).toBe('دو');
});

test('holds no card of a product', async () => {
  const { written } = openField('');
  const editor = await editorOf();
  act(() => void editor.commands.insertContent('<p>یک</p><p data-product="12"></p><p>دو</p>'));
  expect(written.at(-1)).toBe('<p>یک</p><p>دو</p>');
  expect(screen.queryByRole('button', { name: 'کارت کالا' })).toBeNull();
});

test('says at the editor what is wrong', async () => {
  openField('<p>یک</p>', 'متن بلند است');
  const { dom } = (await editorOf()).view;
  expect(dom.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(dom.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'متن بلند است',
  );
});
