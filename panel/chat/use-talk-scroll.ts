import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Item } from '#panel/chat/items.ts';

/** So near to its end, in px, a talk stays there when something comes. */
const near = 80;

function toEnd(log: HTMLElement | null): void {
  if (log) log.scrollTop = log.scrollHeight;
}

/**
 * Where a talk is scrolled to. At its end it stays there; above, what is read stays in place while earlier messages come. An
 * own answer leads to the end.
 */
export function useTalkScroll(items: readonly Item[]) {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef({ first: '', last: '', height: 0 });
  const [isAway, setIsAway] = useState(false);
  const [isNews, setIsNews] = useState(false);
  const end = items.at(-1);
  const isOwn = end?.is === 'unsent';
  const first = items.find(({ is }) => is !== 'day')?.key ?? '';
  const last = end?.key ?? '';
  useLayoutEffect(() => {
    const place = log.current;
    if (!place) return;
    const was = before.current;
    const height = place.scrollHeight;
    if (was.last !== last && (isAtEnd.current || isOwn)) toEnd(place);
    else if (was.last !== last) setIsNews(true);
    else if (was.first !== first && !isAtEnd.current) place.scrollTop += height - was.height;
    before.current = { first, last, height };
  }, [first, last, isOwn]);
  // Pictures, lines below and the keyboard of a phone change heights.
  useEffect(() => {
    const watched = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd(log.current);
      before.current.height = log.current?.scrollHeight ?? 0;
    });
    for (const each of [log.current, content.current]) if (each) watched.observe(each);
    return () => watched.disconnect();
  }, []);
  return {
    log,
    content,
    /** Whether the end is out of view, and whether something came there since. */
    isAway,
    isNews,
    onScroll: () => {
      const place = log.current;
      if (!place) return;
      isAtEnd.current = place.scrollHeight - place.scrollTop - place.clientHeight < near;
      setIsAway(!isAtEnd.current);
      if (isAtEnd.current) setIsNews(false);
    },
    toEnd: () => toEnd(log.current),
  };
}
