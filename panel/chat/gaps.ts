import { queries } from '#panel/queries.ts';
import { type OpenChat, talkQuery } from '#panel/chat/calls.ts';

/** Ms in which the events of one change arrive, in whatever order. */
const settles = 500;

interface Noted {
  /** Changes whose events came since the talk was read. */
  readonly places: Set<number>;
  upTo: number;
  isDue: boolean;
}
const noted = new Map<string, Noted>();

/** Whether the events of all changes in a range have arrived. */
export function isWhole(places: ReadonlySet<number>, after: number, upTo: number): boolean {
  for (let place = after + 1; place <= upTo; place += 1) if (!places.has(place)) return false;
  return true;
}

const openOf = (chat: string): OpenChat | undefined =>
  queries.getQueryData(talkQuery(chat).queryKey);

function judgeSoon(chat: string, known: Noted): void {
  if (known.isDue) return;
  known.isDue = true;
  setTimeout(() => {
    known.isDue = false;
    judge(chat, known);
  }, settles);
}

function judge(chat: string, known: Noted): void {
  const { queryKey } = talkQuery(chat);
  const open = openOf(chat);
  if (!open) {
    // Of what came while it was being read nothing was taken over.
    if (queries.isFetching({ queryKey }) > 0) judgeSoon(chat, known);
    else noted.delete(chat);
    return;
  }
  const { version } = open.talk;
  for (const place of known.places) if (place <= version) known.places.delete(place);
  if (!isWhole(known.places, version, known.upTo)) void queries.invalidateQueries({ queryKey });
}

/** Notes that the event of a change came. A talk that misses one is read on. */
export function noteChange(chat: string, sequence: number): void {
  const known = noted.get(chat) ?? { places: new Set<number>(), upTo: 0, isDue: false };
  noted.set(chat, known);
  if (openOf(chat)) known.places.add(sequence);
  known.upTo = Math.max(known.upTo, sequence);
  judgeSoon(chat, known);
}
