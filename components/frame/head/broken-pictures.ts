/**
 * Inline script that runs before the first image loads: marks failed images with `data-broken`, so
 * that base.css hides all but their background, and reloads them when the network is back. Image
 * events do not bubble, so it listens in the capture phase.
 */
export const brokenPicturesScript =
  '(function(d){' +
  'function mark(e){var i=e.target;' +
  'if(i.tagName==="IMG")i.toggleAttribute("data-broken",e.type==="error")}' +
  'd.addEventListener("error",mark,true);d.addEventListener("load",mark,true);' +
  'addEventListener("online",function(){d.querySelectorAll("img[data-broken]").forEach(' +
  'function(i){i.setAttribute("src",i.getAttribute("src"))})})' +
  '})(document)';
