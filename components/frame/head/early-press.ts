/** Dispatched on the window once, when the page's frame is interactive. */
export const liveEvent = 'live';

/**
 * Inline script that remembers the last button pressed before the page is interactive, and presses
 * it then: scripts load after the first paint, and on a slow connection shoppers are faster.
 * Buttons that need no scripts (of forms and popovers) are skipped. Remembered clicks are hidden
 * from React, which would replay them a second time.
 *
 * React makes the frame interactive before the page's content, whose scripts may arrive later, and
 * ignores a click on what is not. So the press waits for each script in the document to load.
 */
export const earlyPressScript =
  '(function(w,d){var b,live;' +
  'function remember(e){var t=e.target.closest("button[type=button]:not([popovertarget])");' +
  'if(t){b=t;e.stopImmediatePropagation()}}' +
  'function missing(s){return s.src&&s.type!=="late"&&!s.noModule&&!s.done}' +
  'function check(){if(!live||[].some.call(d.scripts,missing))return;' +
  'w.removeEventListener("click",remember,true);' +
  '["load","error"].forEach(function(n){d.removeEventListener(n,ended,true)});' +
  'setTimeout(function(){if(b&&b.isConnected)b.click()})}' +
  'function ended(e){e.target.done=1;check()}' +
  'w.addEventListener("click",remember,true);' +
  '["load","error"].forEach(function(n){d.addEventListener(n,ended,true)});' +
  // By then also scripts have loaded that were faster than this one.
  'w.addEventListener("load",function(){[].forEach.call(d.scripts,function(s){s.done=1});check()});' +
  `w.addEventListener("${liveEvent}",function(){live=1;check()},{once:true})` +
  '})(window,document)';
