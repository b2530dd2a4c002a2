import { takenParts } from '#lib/contract/paths.ts';
import type { Db } from '#server/db/database.ts';
import type { Judged, StagedRow } from '#server/modules/import/row-kind-service.ts';
import {
  newPageChanges,
  newPostChanges,
  pageChanges,
  postChanges,
} from '#server/modules/import-content/compare.ts';
import {
  type Match,
  type PageNow,
  type PostNow,
  readMatches,
  readPagesNow,
  readPostsNow,
  readTakenNames,
} from '#server/modules/import-content/content-queries.ts';
import { type RowContent, rowContent } from '#server/modules/import-content/row-content.ts';
import { contentTexts } from '#server/modules/import-content/texts.ts';

/** Posts and pages that are compared at once: each may hold a long text. */
const mostCompared = 25;

/** What a row is of in the shop. */
export async function matchOf(
  db: Db,
  rows: readonly { line: number; externalId: number | null; content: RowContent }[],
): Promise<Map<number, Match>> {
  const found = await readMatches(
    db,
    rows.map(({ line, externalId, content }) => ({
      line,
      externalId,
      type: content.type,
      source: content.source,
      own: content.own,
      name: content.type === 'post' ? content.slug : content.name,
      title: content.title,
    })),
  );
  return new Map(found.map((match) => [match.line, match]));
}

/** What rows would do. */
export async function judgeRows(db: Db, rows: readonly StagedRow[]): Promise<readonly Judged[]> {
  const all: Judged[] = [];
  for (let at = 0; at < rows.length; at += mostCompared) {
    // oxlint-disable-next-line no-await-in-loop -- so that memory stays level
    all.push(...(await judgeSome(db, rows.slice(at, at + mostCompared))));
  }
  return all;
}

async function judgeSome(db: Db, staged: readonly StagedRow[]): Promise<readonly Judged[]> {
  const rows = staged.map((row) => ({ ...row, content: rowContent.parse(row.content) }));
  const matches = await matchOf(db, rows);
  const ids = (of: (match: Match) => number | null) =>
    [...matches.values()].flatMap((match) => of(match) ?? []);
  const posts = byId(
    await readPostsNow(
      db,
      ids(({ postId }) => postId),
    ),
  );
  const pages = byId(
    await readPagesNow(
      db,
      ids(({ pageId }) => pageId),
    ),
  );
  const judged: Judged[] = [];
  for (const { line, said, content } of rows) {
    const match = matches.get(line);
    const now = posts.get(match?.postId ?? 0) ?? pages.get(match?.pageId ?? 0);
    // oxlint-disable-next-line no-await-in-loop
    const fate =
      now === undefined || !match ? await fateOfNew(db, content) : fateOf(content, now, match);
    judged.push({ line, ...fate, said: [...said, ...fate.said] });
  }
  return judged;
}

type Fate = Omit<Judged, 'line'>;

const byId = <Each extends { readonly id: number }>(all: readonly Each[]): Map<number, Each> =>
  new Map(all.map((each) => [each.id, each]));

async function fateOfNew(db: Db, content: RowContent): Promise<Fate> {
  if (content.type === 'post') return { state: 'new', said: [], changes: newPostChanges(content) };
  const name = await freeName(db, content.name);
  return {
    state: 'new',
    changes: newPageChanges(name),
    said:
      name === content.name ? [] : [{ head: '', text: contentTexts.nameTaken(content.name, name) }],
  };
}

function fateOf(content: RowContent, now: PostNow | PageNow, match: Match): Fate {
  if ('isInBin' in now && now.isInBin) {
    return { state: 'skipped', changes: [], said: [{ head: '', text: contentTexts.inBin }] };
  }
  const changes = match.said === content.said ? [] : changesIn(content, now, match);
  return { state: changes.length > 0 ? 'changed' : 'unchanged', changes, said: [] };
}

function changesIn(content: RowContent, now: PostNow | PageNow, match: Match): Judged['changes'] {
  if (content.type === 'post') return 'slug' in now ? postChanges(content, now, match) : [];
  return 'name' in now ? pageChanges(content, now, match) : [];
}

/** The name that a new page can have: one that no page has, nor the shop itself. */
export async function freeName(db: Db, name: string): Promise<string> {
  const names = [name, ...Array.from({ length: 30 }, (_, n) => `${name.slice(0, 96)}-${n + 2}`)];
  const taken = await readTakenNames(db, names);
  return (
    names.find((each) => !taken.has(each) && !takenParts.includes(each.split('/')[0] ?? '')) ?? name
  );
}
