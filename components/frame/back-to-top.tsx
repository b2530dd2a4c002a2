'use client';

import { useEffect, useState } from 'react';
import { frameIds, frameTexts } from '#components/frame/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { gliding } from '#lib/gliding.ts';

/** Scroll distance in px from which the button is shown, and how often it is checked, in ms. */
const far = 400;
const throttle = 50;

/** Button that scrolls back to the top of long pages. */
export function BackToTop() {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      timer = undefined;
      setShown(scrollY > far);
    };
    const scrolled = () => {
      timer ??= setTimeout(update, throttle);
    };
    update();
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
