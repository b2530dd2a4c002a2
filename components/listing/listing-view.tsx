import type { LoadedList } from '#lib/listing/load.ts';
export function ListingView({ list }: LoadedList) {
  return (
    <div className="wrap">
      <h1>{list.title}</h1>
      <ul>
        {list.items.map((i) => (
          <li key={i.websiteCode}>{i.nameFa}</li>
        ))}
      </ul>
    </div>
  );
}
