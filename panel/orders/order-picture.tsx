import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callPicture } from '#panel/client.ts';

/** A picture that only staff and its member may see; a press opens it whole. */
export function OrderPicture({ id, label }: { id: string; label: string }) {
  const { data } = useQuery({
    queryKey: ['order-picture', id],
    queryFn: ({ signal }) => callPicture('Get-Picture', { id }, { signal }),
    staleTime: Infinity,
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return undefined;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  if (url === null) return <span className="private-picture" aria-hidden="true" />;
  return (
    <a className="private-picture" href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={label} />
    </a>
  );
}
