/**
 * A script that runs before the first picture is fetched: it marks those that do not come, `img` by
 * `data-broken`, so that base.css leaves nothing of them but the ground they stand on, and asks for them
 * again when a lost network is back. Events of pictures do not bubble; on the way down they are heard.
 */
export const brokenPicturesScript =
  '(function(d){' +
  'function tell(e){var i=e.target;' +
  'if(i.tagName==="IMG")i.toggleAttribute("data-broken",e.type==="error")}' +
  'd.addEventListener("error",tell,true);d.addEventListener("load",tell,true);' +
  'addEventListener("online",function(){d.querySelectorAll("img[data-broken]").forEach(' +
  'function(i){i.setAttribute("src",i.getAttribute("src"))})})' +
  '})(document)';
