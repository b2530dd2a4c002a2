'use client';

import { NameForm } from '#components/favourites/lists/name-form.tsx';
import { listTexts } from '#components/favourites/lists/texts.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import type { CreateListAnswer, FavouriteList } from '#lib/contract/favourite-list.ts';

const client = () => import('#lib/favourites/lists-client.ts');

interface NameDialogProps {
  /** The list to rename; null for a new one. */
  list: FavouriteList | null;
  onClose: () => void;
  onMade: (answer: CreateListAnswer) => void;
  onRenamed: () => void;
}

/** Makes a list, or gives one another name. */
export default function NameDialog({ list, onClose, onMade, onRenamed }: NameDialogProps) {
  if (list === null) {
    return (
      <Dialog title={listTexts.addTitle} onClose={onClose}>
        <NameForm
          name=""
          submit={listTexts.make}
          send={async (name) => (await client()).createList(name)}
          onDone={onMade}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title={listTexts.rename} onClose={onClose}>
      <NameForm
        name={list.name}
        submit={listTexts.saveName}
        send={async (name) => (await client()).renameList(list.id, name)}
        onDone={onRenamed}
      />
    </Dialog>
  );
}
