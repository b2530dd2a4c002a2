import type { Tools } from '#lib/contract/measuring.ts';

/** Hosts a policy allows for tools, by what is taken from them. */
export interface ToolHosts {
  readonly scripts: readonly string[];
  readonly calls: readonly string[];
  readonly images: readonly string[];
}

const tagManager = 'https://*.googletagmanager.com';
/** Google Analytics, for which most containers exist. */
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const yektanetHosts = ['https://*.yektanet.com'];

const same = (hosts: readonly string[]): ToolHosts => ({
  scripts: hosts,
  calls: hosts,
  images: hosts,
});

/** Only those of the tools that are set; other tags of a container have hosts of their own and stay blocked. */
export function toolHosts(tools: Tools | null): ToolHosts {
  const { matomo = null, yektanet = null, gtm = null } = tools ?? {};
  const all = [
    ...(matomo === null ? [] : [same([new URL(matomo.url).origin])]),
    ...(yektanet === null ? [] : [same(yektanetHosts)]),
    ...(gtm === null
      ? []
      : [{ ...same([tagManager, ...analytics]), scripts: [tagManager] } satisfies ToolHosts]),
  ];
  return {
    scripts: all.flatMap(({ scripts }) => scripts),
    calls: all.flatMap(({ calls }) => calls),
    images: all.flatMap(({ images }) => images),
  };
}
