/** Dispatched on the window once, when the page is interactive. */
export const liveEvent = 'live';

/**
 * Inline script that remembers the last button pressed before the page is interactive, and presses
 * it then: scripts load after the first paint, and on a slow connection shoppers are faster.
 * Buttons that need no scripts (of forms and popovers) are skipped. Remembered clicks are hidden
 * from React, which would replay them a second time.
 */
export const earlyPressScript =
  '(function(w){var b;' +
  'function hear(e){var t=e.target.closest("button[type=button]:not([popovertarget])");' +
  'if(t){b=t;e.stopImmediatePropagation()}}' +
  'w.addEventListener("click",hear,true);' +
  `w.addEventListener("${liveEvent}",function(){` +
  'w.removeEventListener("click",hear,true);setTimeout(function(){if(b&&b.isConnected)b.click()})},{once:true})' +
  '})(window)';
