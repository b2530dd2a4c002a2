import { expect, test } from '@jest/globals';
import { orderedRows } from '#lib/http/data-rows.ts';

const words = `<p>${'سلام\n9:["دنیا"]\n'.repeat(150)},"a":"$undefined"</p>`;
const text = `a:T${Buffer.byteLength(words).toString(16)},${words}`;
const model = `b:["$","p",null,{"children":"${'کهربا '.repeat(400)}"}]\n`;
const short = ':HL["/a.css","style"]\n0:{"P":null,"b":"$a"}\n3:X\n';
const streamed = `3:["${'x'.repeat(2_000)}"]\n`;

test('texts come first, counted in bytes, and then the long rows of the content', () => {
  const frame = `2:["$","html",null,{"lang":"${'x'.repeat(2_000)}"}]\n`;
  expect(orderedRows(`${short}${frame}${model}1:["$","b"]\n${text}`)).toBe(
    `${text}${model}${short}${frame}1:["$","b"]\n`,
  );
});

test('what is streamed under one id keeps its place', () => {
  expect(orderedRows(`${short}${streamed}${text}`)).toBe(`${text}${short}${streamed}`);
});

test('properties that are undefined are left out, words that look like them are kept', () => {
  const row = '1:["$","a",null,{"b":1,"nonce":"$undefined","c":",\\"d\\":\\"$undefined\\""}]\n';
  expect(orderedRows(row)).toBe('1:["$","a",null,{"b":1,"c":",\\"d\\":\\"$undefined\\""}]\n');
  expect(orderedRows(text)).toBe(text);
});

test.each([
  ['a text that is cut off', `a:Tfff,${'x'.repeat(100)}`],
  ['a line that does not end', `${model}1:["$"`],
  ['something else', 'متن'],
  ['a row of bytes', '1:o17,,"a":"$undefined"xxxxxx0:{"b":"$1"}\n'],
  ['bytes that hold a row', `0:{"b":"$2"}\n1:o3,abc3:["y"]\n2:["${'x'.repeat(900)}","$1"]\n`],
])('%s stays as it is', (_, data) => {
  expect(orderedRows(data)).toBe(data);
});
