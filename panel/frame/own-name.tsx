import { useMe } from '#panel/session/use-me.ts';
import { Avatar } from '#panel/ui/avatar.tsx';

/** The person at the panel, with their roles. */
export function OwnName() {
  const { id, name, roles } = useMe();
  return (
    <>
      <Avatar name={name} seed={id} />
      <span className="grid min-w-0 flex-1">
        <span className="medium truncate font-price">{name}</span>
        <span className="small faint truncate">{roles.map((role) => role.name).join('، ')}</span>
      </span>
    </>
  );
}
