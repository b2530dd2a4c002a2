import { ExternalLink, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { toPersianDigits } from '#lib/text/digits.ts';
import { lookTexts } from '#panel/appearance/texts.ts';
import { useDesk } from '#panel/ui/use-desk.ts';

const widths = [
  { width: 390, icon: Smartphone },
  { width: 768, icon: Tablet },
  { width: 1280, icon: Monitor },
] as const;

/** How wide and high an element is, in px. */
function useSize() {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, ...size };
}

interface Props {
  /** Path of the page that shows what is changed. */
  path: string;
  /** Changes with each publishing, so that the page is loaded again. */
  version: number;
  /** What it shows; as it is published when absent. */
  note?: string;
}

/** A page of the shop at three widths. Nothing in it runs: it only shows. */
export function ShopFrame({ path, version, note = lookTexts.live }: Props) {
  const isDesk = useDesk();
  const [wanted, setWanted] = useState<number>(isDesk ? 1280 : 390);
  const { place, width, height } = useSize();
  const scale = width === 0 ? 1 : Math.min(1, width / wanted);
  return (
    <section className="live-shop" aria-label={lookTexts.frame}>
      <div className="live-bar">
        <fieldset className="views" aria-label={lookTexts.widths}>
          {widths.map(({ width: each, icon: Sign }) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === wanted}
              onClick={() => setWanted(each)}
            >
              <Sign className="i i-s" aria-hidden="true" />
              {toPersianDigits(each)}
            </button>
          ))}
        </fieldset>
        <span className="small muted ms-auto">{note}</span>
        <a
          className="ib"
          href={path}
          target="_blank"
          rel="noreferrer"
          aria-label={lookTexts.open}
          title={lookTexts.open}
        >
          <ExternalLink className="i" aria-hidden="true" />
        </a>
      </div>
      <div ref={place} className="live-frame">
        <iframe
          key={version}
          src={path}
          title={lookTexts.frame}
          // Without scripts the page can do nothing in the name of who looks at it.
          sandbox="allow-same-origin"
          tabIndex={-1}
          style={{ width: wanted, height: height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
