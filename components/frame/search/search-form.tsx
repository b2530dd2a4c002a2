import { frameTexts } from '#components/frame/texts.ts';
import { Icon } from '#components/ui/icon.tsx';

/** Searches the whole shop; a plain form that works before and without scripts. */
export function SearchForm({ id, className = '' }: { id: string; className?: string }) {
  return (
    <search className={className}>
      <form action="/shop" className="search">
        <label htmlFor={id} className="sr-only">
          {frameTexts.search}
        </label>
        <input
          id={id}
          type="search"
          name="filter-name"
          placeholder={frameTexts.search}
          required
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={frameTexts.searchButton}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
