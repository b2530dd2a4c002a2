import type { Link } from '#components/frame/shell/shell-data.ts';

/** The items of a list of links. */
export function LinkItems({ links }: { links: readonly Link[] }) {
  return links.map(({ label, url }) => (
    <li key={url + label}>
      <a href={url}>{label}</a>
    </li>
  ));
}
