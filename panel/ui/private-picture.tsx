import { useQuery } from '@tanstack/react-query';
import { callPicture } from '#panel/client.ts';

interface PrivatePictureProps {
  /** The call that answers with the picture. */
  from: 'Get-Picture' | 'Get-Review-Picture';
  id: string;
  label: string;
}

/** A picture that only staff and its member may see; a press opens it whole. It is kept while the panel is open. */
export function PrivatePicture({ from, id, label }: PrivatePictureProps) {
  const { data: url } = useQuery({
    queryKey: [from, id],
    queryFn: async ({ signal }) => URL.createObjectURL(await callPicture(from, { id }, { signal })),
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
