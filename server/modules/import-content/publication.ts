import { contentTexts } from '#server/modules/import-content/texts.ts';
import type { WxrItem } from '#server/modules/import-content/wxr-reader.ts';

interface Publication {
  /** As ISO 8601; null for a draft. */
  readonly time: string | null;
  readonly isLeftOut: boolean;
  readonly notes: readonly string[];
}

const draft = (...notes: readonly string[]): Publication => ({
  time: null,
  isLeftOut: false,
  notes,
});

/** When a post was or will be published. What not everybody may read becomes a draft. */
export function publicationOf({ fields }: WxrItem): Publication {
  const status = (fields.get('wp:status') ?? '').trim();
  if (status === 'trash' || status === 'auto-draft') return { ...draft(), isLeftOut: true };
  if (status === 'private') return draft(contentTexts.private);
  if ((fields.get('wp:post_password') ?? '').trim() !== '') return draft(contentTexts.secret);
  if (status !== 'publish' && status !== 'future') return draft();
  const time =
    instantOf(fields.get('wp:post_date_gmt'), 'Z') ??
    instantOf(fields.get('wp:post_date'), '+03:30');
  if (time === null) return draft(contentTexts.noDate);
  return { time, isLeftOut: false, notes: [] };
}

/** Null for none, as WordPress writes it, for one that no calendar has, and one before the web. */
function instantOf(written = '', zone: string): string | null {
  const [, day, clock] = /^\s*(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)\s*$/.exec(written) ?? [];
  if (day === undefined || clock === undefined) return null;
  const time = new Date(`${day}T${clock}${zone}`);
  if (Number.isNaN(time.getTime())) return null;
  const text = time.toISOString();
  return text >= '2000' && text < '2100' ? text : null;
}
