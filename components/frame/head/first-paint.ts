import { listPaths } from '#components/frame/head/lists.ts';

/** Local storage keys of the page's appearance. */
export const themeKey = 'theme';
/** Whether the member was shown the national code warning. */
export const warnedKey = 'warned';

/** In the session storage: where the next page begins that the filters lead to. */
const scrollKey = 'scroll';

/** Lets the next page begin where this one is scrolled to. */
export function keepScroll(): void {
  try {
    sessionStorage.setItem(scrollKey, String(scrollY));
  } catch {
    // Nothing can be stored: it begins at its top.
  }
}

/** Session cookie, shared by all tabs: name of the closed promotion. */
export const promotionCookie = 'closedPromotion';

/**
 * Inline script that runs before the first paint: lets the header follow scrolling, marks whether
 * someone seems to be logged in, sets the chosen colour scheme, reserves the space of a warning and
 * hides a closed promotion. `promotion` names the current one. Marks lists, whose header is folded on phones. A page that opens scrolled down is
 * laid out as a whole, because the scroll position depends on the height of everything above.
 */
export function firstPaintScript(promotion: string): string {
  const closed = JSON.stringify(`${promotionCookie}=${promotion}`).replaceAll('<', '\\u003c');
  return (
    '(function(d,c){d.header="here";' +
    `if(new RegExp(${JSON.stringify(listPaths())}).test(location.pathname))d.list="";` +
    'if(c.indexOf("session=1")>=0)d.session="open";' +
    `if(c.indexOf(${closed})>=0)d.promotion="closed";` +
    'try{var n=performance.getEntriesByType("navigation")[0];if(n&&n.type!=="navigate")d.whole="";' +
    'var s=localStorage,t=s.getItem("theme");if(t==="dark"||t==="light")d.theme=t;' +
    'if(s.getItem("warned"))d.warned="";' +
    `s=sessionStorage;var y=s.getItem("${scrollKey}");if(y){s.removeItem("${scrollKey}");d.whole="";` +
    'addEventListener("DOMContentLoaded",function(){scrollTo({top:+y,behavior:"instant"})})}' +
    '}catch(e){}})(document.documentElement.dataset,document.cookie.split("; "))'
  );
}
