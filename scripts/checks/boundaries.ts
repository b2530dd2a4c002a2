/** The import rules "Who may know whom" of docs/architecture.md, as code. */
import { isTest, resolveSpecifier, type Source, specifiersOf } from '#scripts/checks/sources.ts';

interface Room {
  /** Paths of the room; a path belongs to the first room that matches. */
  files: RegExp;
  /** Paths of the project the room may import from. */
  knows: RegExp;
}

const ROOMS: Room[] = [
  { files: /^lib\/contract\//, knows: /^lib\/contract\// },
  { files: /^lib\/text\//, knows: /^lib\/text\// },
  { files: /^lib\/rules\//, knows: /^lib\/(rules|text)\// },
  // How calls are made, whatever their subject. `cache/fills.ts` counts the answers being read.
  {
    files: /^lib\/calls\//,
    knows: /^lib\/((calls|contract|text|rules)\/|cache\/fills\.ts|[^/]+$)/,
  },
  // Imports between areas must not form circles (circles.ts).
  { files: /^lib\/[^/]+\//, knows: /^lib\// },
  // Settings, and code that belongs to no area.
  { files: /^lib\//, knows: /^lib\/((contract|text|rules)\/|[^/]+$)/ },
  // No domain types and no data: neither the contract nor a store nor a call.
  {
    files: /^components\/ui\//,
    knows: /^(components\/ui\/|lib\/text\/|lib\/(parts|public-config|sprites)\.ts)/,
  },
  { files: /^components\//, knows: /^(components|lib)\// },
  { files: /^app\//, knows: /^(app|components|lib)\// },
  { files: /^front\//, knows: /^(front\/|lib\/|app\/styles\/tokens\.ts)/ },
  // The panel is a program of its own; nobody knows it. It keeps its connection as pages of the shop do.
  {
    files: /^panel\//,
    knows:
      /^(panel\/|lib\/((contract|text|rules)\/|realtime\/(connection|machine)\.ts$)|app\/(styles\/tokens\.ts|fonts\/))/,
  },
  // A SignalR server without any knowledge of shops.
  { files: /^server\/signalr\//, knows: /^server\/signalr\// },
  // Sends messages to mobile numbers, for any caller.
  { files: /^server\/sms\//, knows: /^server\/sms\// },
  // Payment gateways, for any caller, and their stand-in, a program of its own.
  { files: /^server\/gateways\//, knows: /^(server\/gateways|lib\/(contract|text|rules))\// },
  {
    files: /^server\/payment-sandbox\//,
    knows:
      /^(server\/(payment-sandbox\/|gateways\/sandbox-(keys|payments)\.ts|config\.ts|errors\.ts|http\/origin\.ts)|lib\/(contract|text|rules)\/)/,
  },
  { files: /^server\//, knows: /^(server|lib\/(contract|text|rules))\// },
  { files: /^demo-shop\//, knows: /^(demo-shop|server|lib\/(contract|text|rules))\// },
  { files: /^scripts\/bench\/bare\//, knows: /^scripts\/bench\/bare\// },
  { files: /^scripts\//, knows: /^(scripts|demo-shop|server|front|lib|components)\// },
  { files: /^e2e\//, knows: /^(e2e|lib\/(contract|text|rules))\// },
  // Tool configuration and the middleware.
  { files: /^[^/]+$/, knows: /^(app\/styles\/|front\/|lib\/|[^/]+$)/ },
];

interface Forbidden {
  from: RegExp;
  to: RegExp;
  why: string;
}

const STOREFRONT = /^(app|components|front|lib|panel|middleware\.ts)/;

/** Files of a module that face its callers. */
const EDGE = /^server\/modules\/[^/]+\/((.*-)?routes?\b|(hub|index)\.ts$)/;

const FORBIDDEN: Forbidden[] = [
  {
    from: EDGE,
    to: /^server\/modules\/[^/]+\/(.*-)?quer(y|ies)\b/,
    why: 'routes, hub methods and index files ask services, never queries',
  },
  {
    from: EDGE,
    to: /^(server\/db\/|package:(drizzle-orm|pg|@electric-sql\/pglite)$)/,
    why: 'routes, hub methods and index files speak no SQL',
  },
  {
    from: /^server\/modules\/[^/]+\/(.*-)?(service|quer(y|ies))\b/,
    to: new RegExp(`${EDGE.source}|^package:fastify`),
    why: 'services and queries know nothing of HTTP',
  },
  {
    from: /^(?!server\/modules\/index\.ts$|.*\.test\.ts$)/,
    to: /^server\/modules\/[^/]+\/index\.ts$/,
    why: 'only the list of modules imports what a module brings',
  },
  {
    from: /^server\/modules\/[^/]+\/(.*-)?quer(y|ies)\b/,
    to: /^server\/modules\/[^/]+\/(.*-)?service\b/,
    why: 'queries speak SQL and decide nothing',
  },
  {
    from: /^server\/(db\/(?!backup\/)|media\/|signalr\/)/,
    to: /^server\/(modules|hub|outbox)\//,
    why: 'what modules stand on does not know them',
  },
  {
    from: /^demo-shop\/(?!.*\.test\.ts$)/,
    to: /^server\/(db\/schema\/|modules\/[^/]+\/(?!(.*-)?service\.ts$))/,
    why: "the demo shop is written by the modules' services",
  },
  {
    from: STOREFRONT,
    to: /^package:(fastify|drizzle-orm|pg|@electric-sql\/pglite|ioredis|ws|sharp|pino)$/,
    why: "the service's packages stay in the service",
  },
  {
    from: /^server\//,
    to: /^package:(next|react|react-dom|zustand)$/,
    why: "the storefront's packages stay in the storefront",
  },
];

const moduleOf = (path: string): string | undefined =>
  /^server\/modules\/([^/]+)\//.exec(path)?.[1];

/** Modules call each other's services. A service's types are beside it and belong to it. */
function breaksModuleWall(from: string, to: string): boolean {
  const [own, other] = [moduleOf(from), moduleOf(to)];
  if (!own || !other || own === other) return false;
  return !/\/(.*-)?service\.ts$/.test(to);
}

function complaint(from: string, to: string): string | undefined {
  const room = ROOMS.find(({ files }) => files.test(from));
  if (!to.startsWith('package:') && !room?.knows.test(to)) return 'that room is not its to know';
  if (breaksModuleWall(from, to)) return "modules call each other's services only";
  return FORBIDDEN.find((rule) => rule.from.test(from) && rule.to.test(to))?.why;
}

/**
 * Tests have helpers of their own; lib's may run against the real hub, the service's against the
 * demo shop or the gateways' stand-in, the panel's against the sanitiser of what it writes.
 */
const isAllowedInTest = (source: Source, to: string): boolean =>
  isTest(source) &&
  /^((lib|demo-shop)\/testing|server\/(signalr|testing|payment-sandbox|content))\//.test(to);

/** One line for every import that breaks the rules. */
export function brokenBoundaries(sources: Source[]): string[] {
  return sources.flatMap((source) =>
    specifiersOf(source).flatMap((specifier) => {
      const to = resolveSpecifier(source.path, specifier);
      const why = isAllowedInTest(source, to) ? undefined : complaint(source.path, to);
      return why ? [`${source.path} imports ${specifier}: ${why}`] : [];
    }),
  );
}
