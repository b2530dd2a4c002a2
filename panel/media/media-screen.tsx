import { useInfiniteQuery } from '@tanstack/react-query';
import { ImagePlus, Images, SearchX, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { MediaItem } from '#lib/contract/media.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { Page } from '#panel/frame/page.tsx';
import { Picture } from '#panel/goods/picture.tsx';
import { mediaListQuery } from '#panel/media/calls.ts';
import { LeftOut } from '#panel/media/left-out.tsx';
import { mediaTexts } from '#panel/media/texts.ts';
import { othersIn, picturesIn, pictureTypes, uploadPicture } from '#panel/media/upload.ts';
import { wantedMedia } from '#panel/media/wanted.ts';
import { queries } from '#panel/queries.ts';
import { texts } from '#panel/texts.ts';
import { useFilters } from '#panel/ui/address.ts';
import type { Filters } from '#panel/ui/filters.ts';
import { Button } from '#panel/ui/button.tsx';
import { EmptyState, Failed } from '#panel/ui/states.tsx';
import { showFileFailure, showToast } from '#panel/ui/toast.tsx';
import { FilterChip, SearchField, Toolbar } from '#panel/ui/toolbar.tsx';

const MediaDrawer = lazy(() => import('#panel/media/media-drawer.tsx'));

const purposeOptions = [
  { value: 'used', label: mediaTexts.uses.used },
  { value: 'unused', label: mediaTexts.uses.unused },
];
const altOptions = [{ value: 'none', label: mediaTexts.withoutAlt }];

function Tile({ item, onOpen }: { item: MediaItem; onOpen: () => void }) {
  const { hash, alt, fileName, useCount } = item;
  const name = alt || fileName || hash;
  return (
    <li className="shelf-item">
      <button
        type="button"
        className="shelf-open"
        aria-label={mediaTexts.open(name)}
        onClick={onOpen}
      >
        <span className="shot">
          <Picture hash={hash} className="shot-picture" />
          {alt === '' ? (
            <span className="shot-mark shot-mark-bad">
              <TriangleAlert className="i i-s" aria-hidden="true" />
              {mediaTexts.withoutAlt}
            </span>
          ) : null}
        </span>
        <span className="medium line-clamp-1 break-all">{name}</span>
        <span className="small faint">
          {useCount === 0 ? mediaTexts.unused : mediaTexts.usedIn(useCount)}
        </span>
      </button>
    </li>
  );
}

/** Sends pictures to the library. @returns how many are under way, and the way to send */
function useSending(): [number, (files: File[]) => void] {
  const [count, setCount] = useState(0);
  const send = async (file: File) => {
    setCount((now) => now + 1);
    try {
      await uploadPicture(file);
      showToast(mediaTexts.uploaded(file.name));
    } catch (error) {
      showFileFailure(error, isolateLatin(file.name));
    } finally {
      setCount((now) => now - 1);
      void queries.invalidateQueries({ queryKey: ['media', 'list'] });
    }
  };
  return [count, (files) => void Promise.all(files.map(send))];
}

function ListFilters({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (change: Filters) => void;
}) {
  const { q = '', use = '', alt = '' } = filters;
  return (
    <Toolbar>
      <SearchField
        label={mediaTexts.search}
        value={q}
        onChange={(value) => onChange({ q: value })}
      />
      <FilterChip
        label={mediaTexts.use}
        options={purposeOptions}
        value={use}
        onChange={(value) => onChange({ use: value })}
      />
      <FilterChip
        label={mediaTexts.alt}
        options={altOptions}
        value={alt}
        onChange={(value) => onChange({ alt: value })}
      />
    </Toolbar>
  );
}

/** What an empty list says. @param onClear set when filters are */
function Empty({ onClear }: { onClear: (() => void) | null }) {
  if (onClear === null) {
    return <EmptyState icon={Images} title={mediaTexts.empty} text={mediaTexts.emptyText} />;
  }
  return (
    <EmptyState icon={SearchX} title={texts.empty.found} text={texts.empty.foundText}>
      <Button onClick={onClear}>{texts.clearFilters}</Button>
    </EmptyState>
  );
}

/** @param onOthers gets the names of chosen files that are no pictures */
function UploadButton({ onOthers }: { onOthers: (names: string[]) => void }) {
  const [sending, send] = useSending();
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        isBusy={sending > 0}
        icon={<ImagePlus className="i i-s" aria-hidden="true" />}
        onClick={() => files.current?.click()}
      >
        {sending > 0 ? mediaTexts.uploading(sending) : mediaTexts.upload}
      </Button>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={pictureTypes}
        aria-label={mediaTexts.upload}
        onChange={({ target }) => {
          onOthers(othersIn(target.files));
          send(picturesIn(target.files));
          target.value = '';
        }}
      />
    </>
  );
}

/** «رسانه‌ها» */
export default function MediaScreen() {
  const [filters, setFilters] = useFilters();
  const wanted = wantedMedia(filters);
  const query = useInfiniteQuery(mediaListQuery(wanted));
  const [hash, setHash] = useState<string | null>(null);
  const [others, setOthers] = useState<readonly string[]>([]);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const isFiltered = Object.keys(wanted).length > 0;
  const clear = () => setFilters({ q: '', use: '', alt: '' });
  return (
    <Page title={mediaTexts.title} actions={<UploadButton onOthers={setOthers} />}>
      <div className="grid gap-4" aria-busy={query.isPending}>
        <LeftOut names={others} />
        <ListFilters filters={filters} onChange={setFilters} />
        {query.error ? <Failed error={query.error} onRetry={query.refetch} /> : null}
        {query.isSuccess && items.length === 0 ? (
          <Empty onClear={isFiltered ? clear : null} />
        ) : null}
        {items.length > 0 ? (
          <ul className="shelf" aria-label={mediaTexts.title}>
            {items.map((item) => (
              <Tile key={item.hash} item={item} onOpen={() => setHash(item.hash)} />
            ))}
          </ul>
        ) : null}
        {query.hasNextPage ? (
          <p className="flex justify-center">
            <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {texts.more}
            </Button>
          </p>
        ) : null}
      </div>
      {hash === null ? null : (
        <Suspense>
          <MediaDrawer hash={hash} onClose={() => setHash(null)} />
        </Suspense>
      )}
    </Page>
  );
}
