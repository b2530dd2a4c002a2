import { listTexts } from '#components/favourites/lists/texts.ts';
import { paths } from '#lib/contract/paths.ts';

/** Shown for a list without goods: how they get there. */
export function ListEmpty() {
  return (
    <div className="empty">
      <h2>{listTexts.empty}</h2>
      <p>{listTexts.emptyText}</p>
      <a className="btn btn-primary mt-3" href={paths.favourites}>
        {listTexts.emptyWay}
      </a>
    </div>
  );
}
