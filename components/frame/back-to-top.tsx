'use client';

import { useEffect, useState } from 'react';
import { frameIds, frameTexts } from '#components/frame/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { gliding } from '#lib/gliding.ts';

/** From how far down the button is there, px, and how often that is looked at, ms (specification §9). */
const far = 400;
const throttle = 50;

/** The way back up on long pages. */
export function BackToTop() {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setShown(scrollY > far);
    };
    const scrolled = () => {
      timer ??= setTimeout(look, throttle);
    };
    look();
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', scrolled);
    };
  }, []);

  return (
    <button
      type="button"
      className="to-top"
      data-shown={shown}
      aria-label={frameTexts.toTop}
      onClick={() => {
        scrollTo({ top: 0, behavior: gliding() });
        document.getElementById(frameIds.content)?.focus({ preventScroll: true });
      }}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
