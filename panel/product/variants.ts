import type { ProductForm } from '#panel/product/use-product-form.ts';
import type { FormVariant, VariantPatch } from '#panel/product/values.ts';

/** What the parts of the form do to variants. */
export function variantsOf({ values, set, faults, setFaults }: ProductForm) {
  const { variants } = values;
  const placeOf = (key: string): number => variants.findIndex((each) => each.key === key);
  return {
    variants,
    setAll: (next: FormVariant[]) => set('variants', next),
    patch: (key: string, patch: VariantPatch) => {
      const at = placeOf(key);
      const mended = new Set([
        `variants.${at}`,
        ...Object.keys(patch).map((name) => `variants.${at}.${name}`),
      ]);
      set(
        'variants',
        variants.map((each) => (each.key === key ? { ...each, ...patch } : each)),
      );
      // Faults of other variants stay until those are mended.
      setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !mended.has(name))));
    },
    /** The sentence at a field of a variant; of '' at the variant as a whole. */
    faultOf: (key: string) => (name: string) =>
      faults[[`variants.${placeOf(key)}`, name].filter(Boolean).join('.')],
  };
}
export type Variants = ReturnType<typeof variantsOf>;
