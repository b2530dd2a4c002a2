import { useState } from 'react';
import { aparatPlayer } from '#panel/editor/address.ts';
import { editorTexts } from '#panel/editor/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextField } from '#panel/ui/fields.tsx';

interface Props {
  onChoose: (film: { src: string; title: string }) => void;
  onClose: () => void;
}

/** A film of Aparat, with the title that stands for it until it is played. */
export function FilmDialog({ onChoose, onClose }: Props) {
  const [address, setAddress] = useState('');
  const [title, setTitle] = useState('');
  const [isJudged, setIsJudged] = useState(false);
  const src = aparatPlayer(address);
  const name = title.trim();
  const choose = () => {
    if (src === null || name === '') setIsJudged(true);
    else onChoose({ src, title: name });
  };
  return (
    <Dialog
      isOpen
      title={editorTexts.film}
      onClose={onClose}
      onSubmit={choose}
      action={editorTexts.insert}
    >
      <TextField
        label={editorTexts.filmAddress}
        hint={editorTexts.filmHint}
        error={isJudged && src === null ? editorTexts.wrongFilm : undefined}
        isLatin
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <TextField
        label={editorTexts.filmTitle}
        error={isJudged && name === '' ? editorTexts.noFilmTitle : undefined}
        maxLength={200}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
    </Dialog>
  );
}
