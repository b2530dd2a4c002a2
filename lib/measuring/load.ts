import { gtmPushes } from '#lib/measuring/gtm.ts';
import { matomoCommands } from '#lib/measuring/matomo.ts';
import { measuredUrl } from '#lib/measuring/page.ts';
import type { Tell } from '#lib/measuring/measured.ts';
import type { PageTools } from '#lib/measuring/settings.ts';
import { yektanetCalls } from '#lib/measuring/yektanet.ts';

interface Yektanet {
  (...call: readonly unknown[]): void;
  q: unknown[];
}

// Names the tools ask for.
declare global {
  interface Window {
    _paq?: unknown[];
    dataLayer?: unknown[];
    yektanet?: Yektanet;
    yektanetAnalyticsObject?: string;
  }
}

function addScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
  return script;
}

function loadMatomo({ url, site }: NonNullable<PageTools['matomo']>): Tell {
  const commands = (window['_paq'] ??= []);
  // The tracker would send the address as it is.
  commands.push(
    ['setCustomUrl', measuredUrl(location.href)],
    ['setTrackerUrl', `${url}/matomo.php`],
    ['setSiteId', site],
    ['enableLinkTracking'],
  );
  addScript(`${url}/matomo.js`);
  // The script replaces the queue by an object with the same method.
  return (measured) => window['_paq']?.push(...matomoCommands(measured));
}

function loadGtm(container: string): Tell {
  const layer = (window.dataLayer ??= []);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  addScript(`https://www.googletagmanager.com/gtm.js?id=${container}`);
  return (measured) => {
    for (const push of gtmPushes(measured)) window.dataLayer?.push(push);
  };
}

/** Its script is made anew every hour. */
const hourOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth(), now.getDate(), now.getHours()].join('0');

function loadYektanet(shop: string): Tell {
  const name = 'yektanet';
  window.yektanetAnalyticsObject = name;
  const q: unknown[] = [];
  window.yektanet ??= Object.assign((...call: readonly unknown[]) => void q.push(call), { q });
  const hour = hourOf(new Date());
  const script = addScript(
    `https://cdn.yektanet.com/rg_woebegone/scripts_v3/${shop}/rg.complete.js?v=${hour}`,
  );
  script.id = `ua-script-${shop}`;
  script.dataset['analyticsobject'] = name;
  return (measured) => {
    for (const call of yektanetCalls(measured)) window.yektanet?.(...call);
  };
}

/** Loads the tools that are set. @returns what gives something to all of them */
export function loadTools({ matomo, gtm, yektanet }: PageTools): Tell {
  const tells = [
    matomo === null ? null : loadMatomo(matomo),
    gtm === null ? null : loadGtm(gtm),
    yektanet === null ? null : loadYektanet(yektanet),
  ];
  return (measured) => {
    for (const tell of tells) tell?.(measured);
  };
}
