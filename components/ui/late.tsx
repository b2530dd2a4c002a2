'use client';

import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadPart } from '#lib/parts.ts';

/**
 * A component whose code is loaded when it is first shown; renders nothing until then. Unlike
 * React's `lazy`, it does not break the page when the network fails, and loads once the network is
 * back.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function Late(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      const ending = new AbortController();
      const show = async () => {
        const loaded = await loadPart(load, ending.signal);
        setPart(() => loaded.default);
      };
      void show();
      return () => ending.abort();
    }, []);
    return Part === null ? null : <Part {...props} />;
  };
}
