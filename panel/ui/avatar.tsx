const tints = ['bg-t-clay', 'bg-t-mist', 'bg-t-sage', 'bg-t-lilac'];

interface Props {
  name: string;
  /** A number of the person, so that they keep their tint. */
  seed: number;
  size?: 'l';
}

/** The first letter of a person's name. */
export function Avatar({ name, seed, size }: Props) {
  const tint = tints[seed % tints.length] ?? '';
  return (
    <span className={`avatar ${tint} ${size ? 'avatar-l' : ''}`} aria-hidden="true">
      {[...name.trim()][0] ?? '؟'}
    </span>
  );
}
