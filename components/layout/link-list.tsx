import type { Link } from '#components/layout/shell-data.ts';

export function LinkList({ links }: { links: readonly Link[] }) {
  return (
    <ul>
      {links.map(([label, url]) => (
        <li key={url + label}>
          <a href={url}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
