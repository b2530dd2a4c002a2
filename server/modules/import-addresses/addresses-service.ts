import { z } from 'zod';
import { paths } from '#lib/contract/paths.ts';
import { numberAddress, oldAddress } from '#lib/rules/old-address.ts';
import type { Database, Db } from '#server/db/database.ts';
import { conflict } from '#server/errors.ts';
import type {
  FileRow,
  Judged,
  RowKind,
  StagedRow,
} from '#server/modules/import/row-kind-service.ts';
import { formerSlug } from '#server/modules/import-addresses/guess.ts';
import { countRedirects, readBrought } from '#server/modules/import-addresses/queries.ts';
import {
  type RowContent,
  RowMaker,
  rowContent,
  rowsOfFile,
} from '#server/modules/import-addresses/rows.ts';
import { addressTexts } from '#server/modules/import-addresses/texts.ts';
import { leadNew, targetsOf, unlead } from '#server/modules/redirect/lead-service.ts';
import {
  type Match,
  type Matcher,
  addressAlone,
  openMatcher,
} from '#server/modules/redirect/match-service.ts';

/** Rows of a page that are compared word by word. */
const mostSimilar = 20;
/** Products for which addresses are guessed at once. */
const together = 1_000;

const madeOf = z.object({ id: z.int(), path: z.string(), target: z.string() });

interface Needs {
  readonly database: Database;
  /** Without a trailing slash. */
  readonly siteUrl: string;
}

/** Addresses of a former shop, each led to the page of this shop that has taken its place. */
export function addressesKind({ database: { db }, siteUrl }: Needs): RowKind {
  /** Addresses that goods of a former shop probably had. */
  async function* guessed(maker: RowMaker): AsyncGenerator<FileRow> {
    let after = 0;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a page after the other
      const page = await readBrought(db, after, together);
      for (const { externalId, id, slug, name } of page) {
        const to = oldAddress(paths.product(id, slug));
        const content = { kind: 'product', id: externalId, sku: null, name, to } as const;
        yield maker.make({ ...content, path: numberAddress(externalId), isGuess: false });
        for (const path of guessesFor(name)) yield maker.make({ ...content, path, isGuess: true });
      }
      const last = page.at(-1);
      if (last === undefined) return;
      after = last.externalId;
    }
  }

  return {
    async *read(file) {
      const maker = new RowMaker(await countRedirects(db));
      let isEmpty = true;
      for await (const row of rowsOfFile(file, maker, siteUrl)) {
        isEmpty = false;
        yield row;
      }
      if (isEmpty) yield* guessed(maker);
    },

    async judge(tx, rows) {
      const staged = rows.map((row) => ({ row, content: rowContent.parse(row.content) }));
      const known = await knownOf(
        tx,
        staged.map(({ content }) => content),
      );
      return staged.map(({ row, content }) => judged(row, content, known));
    },

    async write(tx, { content, changes }, { withGuesses }) {
      const { path } = rowContent.parse(content);
      const [change] = changes;
      if (change?.field === 'guess' && !withGuesses) {
        throw conflict('GUESS', addressTexts.guessLeft);
      }
      const target = z.string().parse(change?.after);
      const id = await leadNew(tx, path, target);
      if (id === null) {
        const led = await targetsOf(tx, [path]);
        throw conflict('LED', addressTexts.led(led.get(path) ?? ''));
      }
      return { id, path, target };
    },

    async undo(tx, made) {
      return (await unlead(tx, madeOf.parse(made))) ? null : addressTexts.changedSince;
    },
  };
}

function guessesFor(name: string): string[] {
  const slug = formerSlug(name);
  return slug === '' ? [] : [`/product/${slug}`, `/shop/${slug}`].map(oldAddress);
}

/** What the shop says of some rows. */
interface Known {
  /** Where addresses lead already. */
  readonly led: ReadonlyMap<string, string>;
  /** Pages of the shop by their addresses. */
  readonly own: ReadonlyMap<string, string>;
  readonly matches: ReadonlyMap<string, Match | null>;
}

async function knownOf(db: Db, contents: readonly RowContent[]): Promise<Known> {
  const matcher = await openMatcher({ db }, mostSimilar);
  const from = contents.map(({ path }) => path);
  const to = contents.map((each) => each.to).filter((each) => each !== null);
  const own = await matcher.own([...from, ...to].map(withoutQuery));
  const led = await targetsOf(db, [...from, ...to]);
  return { own, led, matches: await matchesOf(matcher, contents, own) };
}

/** By the address that is looked for: where a file lets it lead, else its own. */
async function matchesOf(
  matcher: Matcher,
  contents: readonly RowContent[],
  own: Known['own'],
): Promise<Known['matches']> {
  const olds = contents.flatMap(({ to, ...old }) => {
    if (to === null) return [old];
    return own.has(withoutQuery(to)) ? [] : [addressAlone(to)];
  });
  const found = await matcher.match(olds);
  return new Map(olds.map(({ path }, at) => [path, found[at] ?? null]));
}

const withoutQuery = (address: string): string => address.split('?', 1)[0] ?? '';

function judged(row: StagedRow, content: RowContent, known: Known): Judged {
  const { path, isGuess } = content;
  const { line } = row;
  const not = (state: 'skipped' | 'wrong', text: string): Judged => ({
    line,
    state,
    said: [{ head: '', text }],
    changes: [],
  });
  if (withoutQuery(path) !== '/' && known.own.has(withoutQuery(path))) {
    return not('skipped', addressTexts.ownPage);
  }
  const match = targetFor(content, known);
  const led = known.led.get(path);
  if (led !== undefined && led !== match?.target) return not('skipped', addressTexts.led(led));
  if (match === null) {
    return not('wrong', content.to === null ? addressTexts.nothing : addressTexts.noTarget);
  }
  const why = isGuess ? addressTexts.fromName : match.guess;
  return {
    line,
    state: led === undefined ? 'new' : 'unchanged',
    said: why === null ? [] : [{ head: '', text: addressTexts.guess(why) }],
    changes: [
      {
        field: why === null ? 'target' : 'guess',
        before: null,
        after: match.target,
        isEdited: false,
      },
    ],
  };
}

/** The end of the way: a page of the shop. */
function targetFor({ path, to }: RowContent, { own, led, matches }: Known): Match | null {
  if (to === null) return matches.get(path) ?? null;
  const page = own.get(withoutQuery(to));
  if (page !== undefined) {
    const query = to.slice(withoutQuery(to).length);
    return { target: page + encodeURI(query), guess: null };
  }
  const further = led.get(to);
  if (further !== undefined) return { target: further, guess: null };
  return matches.get(withoutQuery(to)) ?? matches.get(addressAlone(to).path) ?? null;
}
