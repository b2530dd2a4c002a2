import type { OldSite } from '#server/modules/import-content/old-site.ts';
import type { Named } from '#server/modules/import-content/shortcodes.ts';
import type { WxrSite } from '#server/modules/import-content/wxr-reader.ts';

/** What is known of the whole file. */
export interface WholeFile {
  readonly site: WxrSite;
  readonly old: OldSite;
  readonly named: Named;
  /** Numbers that were seen before. */
  readonly seen: Set<number>;
}
