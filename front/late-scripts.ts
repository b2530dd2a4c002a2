/** A type no browser runs, so that none fetches the script either. */
const late = 'type="late" ';

/** What React writes for the scripts of a page; its first one stands in the body and has an id. */
const asyncScript = /<script (?=src="\/_next\/static\/[^"]*"(?: id="_R_")? async="">)/g;
const firstScript = /<link rel="preload" as="script" [^>]*href="\/_next\/static\/[^"]*"[^>]*\/>/g;
const lastTag = / id="_R_" async=""><\/script>/;

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
 * A static page whose scripts wait for its first paint. On a slow line and a slow phone they would share
 * both with what the page is painted of, and nothing on it needs them to be read. A page that is not
 * written as expected stays as it is.
 */
export function withLateScripts(html: string): string {
  if (!lastTag.test(html)) return html;
  return html
    .replace(firstScript, '')
    .replace(asyncScript, `<script ${late}`)
    .replace(lastTag, (tag) => `${tag}<script>${starter}</script>`);
}
