/** What the browser remembers of the look of the page, under these keys of its local storage. */
export const themeKey = 'theme';

/** Cookie of this visit, in all its tabs: the name of the promotion that was closed. */
export const promotionCookie = 'closedPromotion';

/**
 * A script that runs before anything is painted: it lets the header follow scrolling, sets the chosen
 * scheme and hides a promotion that was closed. `promotion` names the one shown now.
 */
export function firstPaintScript(promotion: string): string {
  const closed = JSON.stringify(`${promotionCookie}=${promotion}`).replaceAll('<', '\\u003c');
  return (
    '(function(d){d.header="here";' +
    `if(document.cookie.split("; ").indexOf(${closed})>=0)d.promotion="closed";` +
    'try{var t=localStorage.getItem("theme");if(t==="dark"||t==="light")d.theme=t' +
    '}catch(e){}})(document.documentElement.dataset)'
  );
}
