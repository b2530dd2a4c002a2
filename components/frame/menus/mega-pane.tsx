import type { Group, Link, MainEntry } from '#components/frame/shell/shell-data.ts';
import { frameTexts } from '#components/frame/texts.ts';
import { publicConfig } from '#lib/public-config.ts';
import { pictureUrl } from '#lib/text/picture.ts';

/** Content of a mega menu: columns on desktop; on phones an accordion with its first group open. */
export function MegaPane({ entry }: { entry: MainEntry }) {
  return (
    <div className="mega-pane">
      <div className="mega-links">
        {entry.url === '' ? null : (
          <a className="link more" href={entry.url}>
            {frameTexts.allOf(entry.label)}
          </a>
        )}
        {entry.groups?.map((group, index) => (
          <OneGroup key={group.head?.label ?? ''} group={group} open={index === 0} />
        ))}
      </div>
      {entry.image === undefined ? null : (
        <div className="mega-pic">
          <div className="pic">
            <img
              src={pictureUrl(publicConfig.imageBase, entry.image)}
              alt=""
              width={850}
              height={850}
              loading="lazy"
            />
          </div>
        </div>
      )}
    </div>
  );
}

function OneGroup({ group, open }: { group: Group; open: boolean }) {
  const links = group.links.map(({ label, url }) => (
    <a key={url + label} href={url}>
      {label}
    </a>
  ));
  if (group.head === undefined) return <div className="mega-group">{links}</div>;
  return (
    <details className="mega-group" open={open}>
      <summary>{group.head.label}</summary>
      <GroupHead {...group.head} />
      {links}
    </details>
  );
}

/**
 * Heading of a column, below a summary with the same text: the link says it leads to the whole
 * category.
 */
function GroupHead({ label, url }: Link) {
  if (url === '') return <p className="mega-head">{label}</p>;
  return (
    <a className="mega-head" href={url}>
      <span>{frameTexts.all}</span>
      {label}
    </a>
  );
}
