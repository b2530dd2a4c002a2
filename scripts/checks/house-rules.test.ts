import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import {
  bareEzafes,
  barrelFiles,
  generatedTypes,
  leftToDo,
  longFiles,
  physicalDirections,
  rawAvailability,
  rawColours,
  rawOrderStatus,
  settingsRead,
  sharedClasses,
  unknownSettings,
} from '#scripts/checks/house-rules.ts';
import { projectSources } from '#scripts/checks/sources.ts';
import {
  lockSchema,
  missingOptionalPackages,
  pathsWithAddress,
  pathsWithoutIntegrity,
} from '#scripts/lib/package-lock.ts';

const sources = projectSources();
const card = (classes: string) => [
  { path: 'components/product/card.tsx', text: `export const a = <p className="${classes}" />;` },
];
const sheet = (text: string) => [{ path: 'app/globals.css', text }];

const words = (text: string) => [{ path: 'lib/x/texts.ts', text: `export const a = '${text}';` }];
test('the ezafe after a silent he is written', () => {
  expect(bareEzafes(words('درباره سفارش'))).toHaveLength(1);
  expect(bareEzafes(words('شماره سفارش'))).toHaveLength(1);
  expect(bareEzafes(words('دربارهٔ سفارش، شماره موبایل'))).toEqual([]);
  expect(bareEzafes(sources)).toEqual([]);
});

describe('directions are logical', () => {
  test('in the whole project', () => expect(physicalDirections(sources)).toEqual([]));

  test.each([
    'ml-4',
    'lg:-mr-2',
    'pl-[3px]',
    'left-0',
    'hover:right-1/2',
    'text-left',
    'border-l',
    'rounded-r',
    'rounded-tl-8',
    'float-right',
  ])('finds the class %s', (name) =>
    expect(physicalDirections(card(`flex ${name} gap-2`))).toHaveLength(1),
  );

  test.each([
    'ms-4',
    'pe-2',
    'start-0',
    'text-start',
    'border-s',
    'rounded-e',
    'border-line',
    'rounded-lg',
    'copyright-note',
  ])('allows the class %s', (name) =>
    expect(physicalDirections(card(`flex ${name} gap-2`))).toEqual([]),
  );

  test('style sheets: finds physical properties, allows logical ones and ignores comments', () => {
    expect(physicalDirections(sheet('a { padding-left: 1px }'))).toHaveLength(1);
    expect(physicalDirections(sheet('a { text-align: right }'))).toHaveLength(1);
    expect(physicalDirections(sheet('a { inset-inline-start: 0; /* left: 0 */ }'))).toEqual([]);
  });
});

describe('colours are tokens', () => {
  test('in the whole project', () => expect(rawColours(sources)).toEqual([]));

  test.each(['#fff', 'text-[#1d1914]', 'rgb(0 0 0 / 1)', 'hsl(1deg 1% 1%)'])(
    'finds %s',
    (colour) => {
      expect(rawColours(card(colour))).toHaveLength(1);
      expect(rawColours(sheet(`a { color: ${colour} }`))).toHaveLength(1);
    },
  );

  test('an address with a fragment is not a colour', () => {
    expect(rawColours(card('/shop#reviews'))).toEqual([]);
  });
});

const code = (text: string) => [{ path: 'lib/a.ts', text }];
test('availability codes are written by their names', () => {
  expect(rawAvailability(code('variant.availability === 1'))).toHaveLength(1);
  expect(rawAvailability(code('where v.availability = 4'))).toHaveLength(1);
  expect(rawAvailability(code('availability: availabilityCodes.soon'))).toEqual([]);
  expect(rawAvailability(sources)).toEqual([]);
});

test('statuses of orders are written by their names in SQL', () => {
  expect(rawOrderStatus(code('where o.status in (2, 3)'))).toHaveLength(1);
  expect(rawOrderStatus(code('where o.status not in (4)'))).toHaveLength(1);
  expect(rawOrderStatus(code('o.status <> 4'))).toHaveLength(1);
  expect(rawOrderStatus(code('set status = 1'))).toHaveLength(1);
  expect(rawOrderStatus(code('where o.status = ${orderStatuses.paid}'))).toEqual([]);
  expect(rawOrderStatus(code('const { status = 200 } = answer; data.status === 1'))).toEqual([]);
  expect(rawOrderStatus(sources)).toEqual([]);
});

test('no page depends on types that are generated', () => {
  // In two parts, so that this file does not match.
  expect(generatedTypes(code(`props: Page${'Props<'}'/shop'>`))).toEqual(['lib/a.ts']);
  expect(generatedTypes(code('interface PageProps { a: string }'))).toEqual([]);
  expect(generatedTypes(sources)).toEqual([]);
});

const drawn = (path: string, text: string) => ({ path, text });

test('a class of the panel is drawn in one style sheet', () => {
  const home = drawn(
    'panel/styles/home.css',
    '@layer components {\n  .tile {\n    gap: 0;\n  }\n}',
  );
  const goods = drawn(
    'panel/goods/goods.css',
    '.shelf,\n.tile {\n  gap: 1px;\n}\n.box .tile {\n  gap: 0;\n}',
  );
  const print = drawn('panel/styles/print.css', '.tile {\n  display: none;\n}');
  expect(sharedClasses([home, goods, print])).toEqual([
    '.tile: panel/styles/home.css, panel/goods/goods.css',
  ]);
  expect(sharedClasses([home, print])).toEqual([]);
  expect(sharedClasses(sources)).toEqual([]);
});

describe('files', () => {
  test('none only re-exports', () => expect(barrelFiles(sources)).toEqual([]));
  test('none has more than 300 lines', () => expect(longFiles(sources)).toEqual([]));
  test('none contains a to-do note', () => expect(leftToDo(sources)).toEqual([]));

  test('finds a barrel, a long file and a note', () => {
    const barrel = `export * from './a.ts';\nexport { b } from './b.ts';`;
    expect(barrelFiles([{ path: 'lib/index.ts', text: barrel }])).toHaveLength(1);
    expect(barrelFiles([{ path: 'lib/a.ts', text: `${barrel}\nexport const c = 1;` }])).toEqual([]);
    expect(longFiles([{ path: 'lib/a.ts', text: 'a;\n'.repeat(301) }])).toHaveLength(1);
    expect(leftToDo([{ path: 'lib/a.ts', text: `// ${'TO'}${'DO'}: more` }])).toHaveLength(1);
  });
});

describe('settings', () => {
  const example = Object.keys(parseEnv(readFileSync('.env.example', 'utf8'))).toSorted();

  test('.env.example lists exactly those the programs read', () => {
    expect(settingsRead(sources)).toEqual(example);
  });

  test('the programs read no other variable', () => {
    expect(unknownSettings(sources, example)).toEqual([]);
  });

  test('finds a variable missing from .env.example', () => {
    const text = "export const key = process.env['SECRET_KEY'];";
    expect(unknownSettings([{ path: 'server/hub/hub.ts', text }], example)).toHaveLength(1);
  });
});

describe('package-lock.json', () => {
  const lock = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

  test('contains no registry address', () => {
    expect(pathsWithAddress(lock)).toEqual([]);
  });

  test('contains the integrity of every package', () => {
    expect(pathsWithoutIntegrity(lock)).toEqual([]);
  });

  test('contains the packages of every platform (npm run lock)', () => {
    expect(missingOptionalPackages(lock)).toEqual([]);
  });
});
