// Separate from the schemas: browsers use these and must not load zod for them.

interface Carrier {
  readonly title: string;
  /** Address of a parcel's tracking page, followed by its code; null where there is none. */
  readonly tracking: string | null;
}

/** Who brings parcels, by the name that is stored. */
export const carriers = {
  post: { title: 'پست', tracking: 'https://tracking.post.ir/?id=' },
  tipax: { title: 'تیپاکس', tracking: 'https://tipaxco.com/tracking?id=' },
  courier: { title: 'پیک فروشگاه', tracking: null },
  other: { title: 'باربری', tracking: null },
} as const satisfies Record<string, Carrier>;

export type CarrierName = keyof typeof carriers;
export const carrierNames = ['post', 'tipax', 'courier', 'other'] as const satisfies CarrierName[];

const found = (name: string): Carrier | undefined =>
  new Map<string, Carrier>(Object.entries(carriers)).get(name);

/** The name of a carrier for shoppers; what is unknown is shown as it is. */
export const carrierTitle = (name: string): string => found(name)?.title ?? name;

/** Where a parcel can be followed; null without a code, or where the carrier has no such page. */
export function trackingUrl(name: string, code: string): string | null {
  const tracking = found(name)?.tracking ?? null;
  return tracking === null || code === '' ? null : `${tracking}${encodeURIComponent(code)}`;
}
