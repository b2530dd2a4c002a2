import { productTexts } from '#components/product/texts.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { publicConfig } from '#lib/public-config.ts';
import { pictureSrcSet, pictureUrl } from '#lib/text/picture.ts';

/** Id of the list that the script fills. */
export const earlyLinesId = 'early-lines';

/** Lines that a phone shows at once. */
const most = 2;
/** Stands for that of a line's picture. */
const hash = '0'.repeat(12);
const sizes = '(min-width: 62rem) 136px, 88px';
const text = (value: string): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Inline script of the cart's page: reads a guest's basket while the page's scripts are on their way, which takes seconds
 * on slow phones, and draws its first lines, which are then replaced. The answer is kept for `readBasket`. A member's
 * basket needs a token, which only the scripts have.
 */
export const earlyLinesScript =
  '(function(w,d){var c="; "+d.cookie+";",g=c.split("; ' +
  publicConfig.guidCookie +
  '=")[1],r=w.crypto&&crypto.randomUUID;if(!g||!r||c.indexOf("; session=1;")>=0)return;g=g.split(";")[0];' +
  'function make(to,tag,name,text){var e=to.appendChild(d.createElement(tag));if(name)e.className=name;' +
  'if(text)e.textContent=text;return e}' +
  'function draw(to,l){var li=make(to,"li","cart-line"),h=/^[0-9a-z]{8,32}(?=-)/.exec(l.image),i;' +
  'to=make(li,"div","pic");if(h){to=make(to,"picture");i=make(to,"source");i.type="image/avif";' +
  `i.sizes=${text(sizes)};i.srcset=${text(pictureSrcSet(publicConfig.imageBase, `${hash}-850.webp`, sizes))}.replace(/${hash}/g,h[0]);` +
  `i=make(to,"img");i.width=i.height=850;i.alt="";i.src=${text(pictureUrl(publicConfig.imageBase, `${hash}-480.webp`))}.replace("${hash}",h[0])}` +
  'to=make(make(li,"div","cart-line-words"),"h2","early-name");i=make(to,"a");' +
  // As `NameText` parts it, so that its lines break as they will later.
  "l.nameFa.split(/([A-Za-z0-9](?:[A-Za-z0-9 .+/&'-]*[A-Za-z0-9+%])?)/).forEach(function(t,n){" +
  'if(n%2)make(i,"bdi",t.length>17?"whitespace-normal":"",t).dir="ltr";else i.append(t)});' +
  'i.href="/shop/product/"+l.websiteCode+"/"+l.slug;' +
  `if(l.price&&l.availability===${availabilityCodes.available}){to=` +
  'make(make(li,"div","wide early-price"),"span","price",' +
  `(l.price*l.count).toLocaleString("fa")+" ");make(to,"small","",${text(productTexts.toman)})}}` +
  'try{r=btoa(navigator.userAgent+"|"+crypto.randomUUID()).replace(/\\+/g,"-").replace(/\\//g,"_").replace(/=/g,"")' +
  '.split("").reverse().join("")}catch(e){return}' +
  `w.earlyBasket=fetch("${publicConfig.apiBase}/Basket/Get-Basket",{headers:{"X-Guid":g,"X-Raysaz":r}})` +
  '.then(function(a){return a.ok?a.json():null}).catch(function(){return null});' +
  `w.earlyBasket.then(function(b){var to=d.getElementById("${earlyLinesId}");` +
  `if(b&&to)b.lines.slice(0,${most}).forEach(function(l){draw(to,l)})})` +
  '})(window,document)';
