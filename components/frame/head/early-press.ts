/** Dispatched on the window once, when what a page shows does what it says. */
export const liveEvent = 'live';

/**
 * A script that keeps the last button pressed before the page is live, and presses it then: scripts come
 * after the first paint, and on a slow line a shopper is quicker. Buttons that need no scripts (those of
 * forms and popovers) are left alone. React does not hear of what is kept, or it would happen twice.
 */
export const earlyPressScript =
  '(function(w){var b;' +
  'function hear(e){var t=e.target.closest("button[type=button]:not([popovertarget])");' +
  'if(t){b=t;e.stopImmediatePropagation()}}' +
  'w.addEventListener("click",hear,true);' +
  `w.addEventListener("${liveEvent}",function(){` +
  'w.removeEventListener("click",hear,true);setTimeout(function(){if(b&&b.isConnected)b.click()})},{once:true})' +
  '})(window)';
