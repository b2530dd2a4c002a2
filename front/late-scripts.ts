import { rewriteScripts } from '#front/next-assumptions.ts';

/** A type that no browser runs, so that browsers do not fetch the script either. */
const late = 'type="late"';

/**
 * Runs in the browser: fetches the late scripts once the page and its high-priority pictures have been painted. A
 * background tab is not painted, so a timeout starts them as well. Turbopack identifies a chunk by its `src` attribute
 * as written. New scripts go into the head: a change among the body's children makes browsers recalculate the style of
 * the whole body.
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
 * Delays the scripts of a static page until its first paint. On a slow line and a slow phone they would compete with
 * what the first paint needs, and the page can be read without them. Null for a page whose scripts do not have the
 * expected form.
 */
export const withLateScripts = (html: string): string | null => rewriteScripts(html, late, starter);
