/** What the browser remembers of the look of the page, under these keys of its local storage. */
export const themeKey = 'theme';
export const promotionKey = 'closedPromotion';

/**
 * A script that runs before anything is painted: it sets the chosen scheme and hides a promotion
 * that was closed. `promotion` names the one shown now.
 */
export function firstPaintScript(promotion: string): string {
  const shown = JSON.stringify(promotion).replaceAll('<', '\\u003c');
  return (
    '(function(d,s){try{s=localStorage;var t=s.getItem("theme");' +
    'if(t==="dark"||t==="light")d.theme=t;' +
    `if(s.getItem("closedPromotion")===${shown})d.promotion="closed"` +
    '}catch(e){}})(document.documentElement.dataset)'
  );
}
