import { rewriteScripts } from '#front/next-assumptions.ts';

/** A type no browser runs, so that none fetches the script either. */
const late = 'type="late"';

/**
 * Runs in the browser: fetches the late scripts once the page, with the pictures that matter most, has
 * been painted. A page that is not looked at is not painted, so it also does without. Turbopack knows a
 * chunk by its attribute as it was written. New scripts go to the head: whatever changes among the
 * body's children makes browsers look at the style of all of it again.
 */
const starter = `(function(d,w){
var started,wanted;
function start(){if(started)return;started=1;d.querySelectorAll('script[type=late]').forEach(function(o){
var s=d.createElement('script');s.async=true;s.setAttribute('src',o.getAttribute('src'));d.head.append(s)})}
function painted(){if(wanted)return;wanted=1;
var p=[].map.call(d.querySelectorAll('img[fetchpriority=high]'),function(i){
return i.complete||new Promise(function(r){i.onload=i.onerror=r})});
Promise.all(p).then(start)}
try{new PerformanceObserver(function(l){
l.getEntries().some(function(e){return e.name==='first-contentful-paint'})&&painted()
}).observe({type:'paint',buffered:true})}catch(e){start()}
w.setTimeout(start,2500)
})(document,window)`.replaceAll('\n', '');

/**
 * A static page whose scripts wait for its first paint. On a slow line and a slow phone they would compete with
 * everything the page is painted of, and nothing on it needs them to be read. Null for a page whose scripts are not
 * written as expected.
 */
export const withLateScripts = (html: string): string | null => rewriteScripts(html, late, starter);
