/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import type { Editor } from '@tiptap/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { editorTexts } from '#panel/editor/texts.ts';
import { HtmlField } from '#panel/editor/html-field.tsx';

const name = 'معرفی کامل';
/** For the editor, which is loaded. */
const patience = { timeout: 20_000 };

/** The field over a stored text; `written` is what it changed it to. */
function openField(stored: string, error?: string) {
  const written: string[] = [];
  const outside: { set: (html: string) => void } = { set: () => undefined };
  function Form() {
    const [html, setHtml] = useState(stored);
    outside.set = setHtml;
    return (
      <HtmlField
        label={name}
        maxLength={1_000}
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
const editorOf = async (): Promise<Editor> =>
  waitFor(() => {
    const { editor } = screen.getByRole<HTMLElement & { editor?: Editor }>('textbox', { name });
    if (!editor) throw new Error('The field is no editor.');
    return editor;
  }, patience);

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

test('a text is shown from right to left until it begins with a Latin letter', async () => {
  openField('<p>123</p>');
  const editor = await editorOf();
  const directions = () => [...editor.view.dom.children].map((each) => each.getAttribute('dir'));
  expect(directions()).toEqual(['rtl']);
  act(() => void editor.chain().setTextSelection(4).insertContent(' Latin').run());
  expect(directions()).toEqual(['ltr']);
  act(() => void editor.chain().setTextSelection(1).insertContent('کهربا ').run());
  expect(directions()).toEqual(['rtl']);
  act(() => void editor.chain().focus('end').splitBlock().run());
  expect(directions()).toEqual(['rtl', 'rtl']);
  act(() => void editor.chain().setTextDirection('ltr').run());
  expect(directions()).toEqual(['rtl', 'ltr']);
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

test.each([
  ['<details><summary>الف</summary>ب</details>', '<details>، <summary>'],
  // A banner, as it was written before there was an editor.
  ['<p><a href="/shop/category/3"><img src="/media/a.webp" alt="" /></a></p>', '<a>'],
  ['<p>یک</p>\n<p><b>دو</b>\n<i>سه</i></p>', 'چینش متن'],
])('what the editor cannot hold is shown as HTML, and stays: %s', async (stored, named) => {
  const { written, outside } = openField(stored);
  const field = await screen.findByRole('textbox', { name }, patience);
  expect(field).toHaveProperty('value', stored);
  expect(screen.getByText((hint) => hint.includes(`(${named}`))).not.toBeNull();
  fireEvent.change(field, { target: { value: `${stored}<p>پ</p>` } });
  expect(written).toEqual([`${stored}<p>پ</p>`]);
  act(() => outside.set('<p>دو</p>'));
  fireEvent.click(screen.getByRole('button', { name: 'نوشتن در ویرایشگر' }));
  expect((await editorOf()).getText()).toBe('دو');
});

test('so is a text from elsewhere, such as a draft', async () => {
  const { outside } = openField('<p>یک</p>');
  await editorOf();
  const draft = '<figure><img src="/a.webp" alt="" /><img src="/b.webp" alt="" /></figure>';
  act(() => outside.set(draft));
  expect(screen.getByRole('textbox', { name })).toHaveProperty('value', draft);
});

test('the editor says what a change of such a text loses', async () => {
  const { written } = openField('<p>یک <img src="/a.webp" alt="" /> دو</p>');
  fireEvent.click(await screen.findByRole('button', { name: 'نوشتن در ویرایشگر' }, patience));
  await editorOf();
  expect(screen.getByText(editorTexts.lost('چینش متن'))).not.toBeNull();
  expect(written).toEqual([]);
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
