import { useRef } from 'react';
import { useStore } from 'zustand';
import { frameIds } from '#components/frame/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { compareHref } from '#lib/compare/query.ts';
import { compareStore } from '#lib/compare/store.ts';
import { compareTexts } from '#lib/compare/texts.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';

const content = () => document.getElementById(frameIds.content);

/** Bar with the products collected for comparison: remove one, remove all, or compare. */
export function CompareBar() {
  const items = useStore(compareStore, (compared) => compared.items);
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<EventTarget | null>(null);
  // Emptying the bar unmounts it: return the focus to where it came from.
  const leave = () => {
    const { current } = before;
    const place = current instanceof HTMLElement && current.isConnected ? current : content();
    place?.focus({ preventScroll: true });
  };
  const remove = (websiteCode: number, at: number) => {
    compareStore.remove(websiteCode);
    if (items.length === 1) {
      leave();
      return;
    }
    // Move the focus to the neighbour of the removed product.
    const others = [...(list.current?.querySelectorAll('button') ?? [])].filter(
      (_, place) => place !== at,
    );
    (others[at] ?? others[at - 1])?.focus();
  };
  return (
    <>
      <output className="sr-only">
        {items.length === 0 ? '' : compareTexts.collected(items.length)}
      </output>
      {items.length === 0 ? null : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only learns where the focus came from
        <section
          className="compare-bar"
          aria-label={compareTexts.bar}
          onFocus={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
          }}
        >
          <ul ref={list}>
            {items.map(({ websiteCode, name, image }, at) => (
              <li key={websiteCode}>
                <button
                  type="button"
                  aria-label={compareTexts.removeOf(isolateLatin(name))}
                  onClick={() => remove(websiteCode, at)}
                >
                  <span className="pic">
                    <IslandPicture image={image} alt="" sizes="44px" load="eager" />
                  </span>
                  <Icon name="x" className="i-s" />
                </button>
              </li>
            ))}
          </ul>
          <p>{compareTexts.collected(items.length)}</p>
          <button
            type="button"
            className="icon-btn"
            aria-label={compareTexts.clear}
            onClick={() => {
              compareStore.clear();
              leave();
            }}
          >
            <Icon name="trash-2" />
          </button>
          <a
            className="btn btn-primary btn-sm"
            data-count={formatNumber(items.length)}
            href={compareHref(items.map(({ websiteCode }) => websiteCode))}
          >
            {compareTexts.compare}
          </a>
        </section>
      )}
    </>
  );
}
