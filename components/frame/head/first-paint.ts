/** What the browser remembers of the look of the page, under these keys of its local storage. */
export const themeKey = 'theme';
/** Whether the member was asked for the national code. */
export const warnedKey = 'warned';

/** Cookie of this visit, in all its tabs: the name of the promotion that was closed. */
export const promotionCookie = 'closedPromotion';

/**
 * A script that runs before anything is painted: it lets the header follow scrolling, says whether
 * somebody seems to be logged in, sets the chosen scheme, keeps the room of a warning and hides a
 * promotion that was closed. `promotion` names the one shown now. A page that is opened where it was
 * scrolled to is laid out whole: that place is a number, and depends on how high all above is.
 */
export function firstPaintScript(promotion: string): string {
  const closed = JSON.stringify(`${promotionCookie}=${promotion}`).replaceAll('<', '\\u003c');
  return (
    '(function(d,c){d.header="here";' +
    'if(c.indexOf("session=1")>=0)d.session="open";' +
    `if(c.indexOf(${closed})>=0)d.promotion="closed";` +
    'try{var n=performance.getEntriesByType("navigation")[0];if(n&&n.type!=="navigate")d.whole="";' +
    'var s=localStorage,t=s.getItem("theme");if(t==="dark"||t==="light")d.theme=t;' +
    'if(s.getItem("warned"))d.warned=""' +
    '}catch(e){}})(document.documentElement.dataset,document.cookie.split("; "))'
  );
}
