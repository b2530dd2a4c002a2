/** Circles in the import graph; type imports and lazy imports count. */
import { isTest, resolveSpecifier, type Source, specifiersOf } from '#scripts/checks/sources.ts';

/** Imports of each file, or of each group of files from other groups. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** @param nameOf the node a path belongs to; null to leave it out */
function graphOf(sources: readonly Source[], nameOf: (path: string) => string | null): Graph {
  const graph = new Map<string, Set<string>>();
  for (const source of sources) {
    const from = nameOf(source.path);
    if (from === null) continue;
    const known = graph.get(from) ?? new Set();
    graph.set(from, known);
    for (const specifier of specifiersOf(source)) {
      const path = resolveSpecifier(source.path, specifier);
      const to = nameOf(path);
      // A file that imports itself is a circle; an area that does is not.
      if (to !== null && (to !== from || path === source.path)) known.add(to);
    }
  }
  return graph;
}

/** A circle, e.g. `a → b → a`, for each node where one is first closed. */
function circlesIn(graph: Graph): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (node: string, way: readonly string[]): void => {
    const at = way.indexOf(node);
    if (at !== -1) circles.push([...way.slice(at), node].join(' → '));
    if (at !== -1 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...way, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return circles;
}

/** Circles of files that import each other. */
export const circlesOfFiles = (sources: readonly Source[]): string[] =>
  circlesIn(graphOf(sources, (path) => path));

/** The folder of `lib` a path is in; `lib` itself for files outside its folders. */
const areaOf = (path: string): string | null => /^lib(\/[^/]+(?=\/))?/.exec(path)?.[0] ?? null;

/** The module of the service a path is in. */
const moduleOf = (path: string): string | null =>
  /^server\/modules\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;

/** Circles of the folders of `lib`, and of the service's modules; imports of tests do not count. */
export function circlesOfAreas(sources: readonly Source[]): string[] {
  const graph = graphOf(
    sources.filter((source) => !isTest(source)),
    (path) => areaOf(path) ?? moduleOf(path),
  );
  return circlesIn(graph);
}
