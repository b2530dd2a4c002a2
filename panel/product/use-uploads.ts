import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import type { MediaItem } from '#lib/contract/media.ts';
import { CallError, isCancelled } from '#panel/client.ts';
import { mostMegabytes, uploadPicture } from '#panel/media/upload.ts';
import { pictureTexts } from '#panel/product/picture-texts.ts';

/** A picture on its way to the shop. */
export interface Sending {
  readonly key: string;
  readonly file: File;
  /** For showing it meanwhile. */
  readonly url: string;
  /** Why it was not stored. */
  readonly failure: string | null;
}

type SetList = Dispatch<SetStateAction<readonly Sending[]>>;

const failureOf = (error: unknown, { name }: File): string =>
  error instanceof CallError ? error.message : pictureTexts.failed(name);

const without = (setList: SetList, key: string) =>
  setList((list) => list.filter((each) => each.key !== key));

/** Sends pictures, three at a time; what failed stays to be tried again. */
export function useUploads(onStored: (item: MediaItem) => void) {
  const [list, setList] = useState<readonly Sending[]>([]);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const kept = urls.current;
    return () => {
      for (const url of kept) URL.revokeObjectURL(url);
    };
  }, []);

  async function send({ key, file }: Sending): Promise<void> {
    try {
      onStored(await uploadPicture(file));
      without(setList, key);
    } catch (error) {
      if (isCancelled(error)) without(setList, key);
      else
        setList((now) =>
          now.map((each) =>
            each.key === key ? { ...each, failure: failureOf(error, file) } : each,
          ),
        );
    }
  }

  const add = (files: readonly File[]) => {
    for (const file of files) {
      const url = URL.createObjectURL(file);
      urls.current.add(url);
      const isLarge = file.size > mostMegabytes * 1_000_000;
      const failure = isLarge ? pictureTexts.tooLarge(file.name, mostMegabytes) : null;
      const sending = { key: crypto.randomUUID(), file, url, failure };
      setList((now) => [...now, sending]);
      if (failure === null) void send(sending);
    }
  };
  return {
    list,
    add,
    retry: (sending: Sending) => {
      setList((now) =>
        now.map((each) => (each.key === sending.key ? { ...each, failure: null } : each)),
      );
      void send(sending);
    },
    drop: ({ key }: Sending) => without(setList, key),
  };
}
