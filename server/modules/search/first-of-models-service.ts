/** Keeps of the versions of each model the first. @param models the products' models, 0 for none */
export function firstOfModels(ids: readonly number[], models: readonly number[]): number[] {
  const seen = new Set<number>();
  return ids.filter((_, at) => {
    const model = models[at] ?? 0;
    if (model === 0) return true;
    const isFirst = !seen.has(model);
    seen.add(model);
    return isFirst;
  });
}
