import { useRef } from 'react';
import { useStore } from 'zustand';
import { Icon } from '#components/ui/icon.tsx';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { compareHref } from '#lib/compare/query.ts';
import { compareTexts } from '#lib/compare/texts.ts';
import { isolateLatin } from '#lib/format/mixed-text.ts';
import { compareStore } from '#lib/stores/compare.ts';

/** What is collected for comparing, with a way to take back each, all, and to the comparison. */
export function CompareBar() {
  const items = useStore(compareStore, (compared) => compared.items);
  const list = useRef<HTMLUListElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const remove = (code: number, at: number) => {
    compareStore.remove(code);
    // The keyboard goes on from the neighbour of what went.
    const others = [...(list.current?.querySelectorAll('button') ?? [])].filter(
      (_, place) => place !== at,
    );
    (others[at] ?? others[at - 1] ?? link.current)?.focus();
  };
  return (
    <>
      <output className="sr-only">
        {items.length === 0 ? '' : compareTexts.collected(items.length)}
      </output>
      {items.length === 0 ? null : (
        <section className="compare-bar" aria-label={compareTexts.bar}>
          <ul ref={list}>
            {items.map(({ code, name, image }, at) => (
              <li key={code}>
                <button
                  type="button"
                  aria-label={compareTexts.removeOf(isolateLatin(name))}
                  onClick={() => remove(code, at)}
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
            onClick={() => compareStore.clear()}
          >
            <Icon name="trash-2" />
          </button>
          <a
            ref={link}
            className="btn btn-primary btn-sm"
            href={compareHref(items.map(({ code }) => code))}
          >
            {compareTexts.compare}
          </a>
        </section>
      )}
    </>
  );
}
