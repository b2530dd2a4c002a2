import { useQuery } from '@tanstack/react-query';
import { callPicture } from '#panel/client.ts';

/** A picture that only staff and its member may see; a press opens it whole. It is kept while the panel is open. */
export function OrderPicture({ id, label }: { id: string; label: string }) {
  const { data: url } = useQuery({
    queryKey: ['order-picture', id],
    queryFn: async ({ signal }) =>
      URL.createObjectURL(await callPicture('Get-Picture', { id }, { signal })),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  if (url === undefined) return <span className="private-picture" aria-hidden="true" />;
  return (
    <a className="private-picture" href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={label} />
    </a>
  );
}
