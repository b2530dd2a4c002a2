'use client';

import { AskDialog } from '#components/account/ask-dialog.tsx';
import { subjectOf } from '#components/account/opinions/subject.ts';
import { opinionTexts, writtenTexts } from '#components/account/opinions/texts.ts';
import { MixedText, WrittenText } from '#components/ui/mixed-text.tsx';
import type { OwnComment, OwnOpinion } from '#lib/contract/opinion.ts';

interface RemoveDialogProps {
  opinion: OwnOpinion | OwnComment;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for confirmation before an opinion is removed. */
export default function RemoveDialog({ opinion, onClose, onDone }: RemoveDialogProps) {
  const { kind, id, body } = opinion;
  return (
    <AskDialog
      texts={{
        title: opinionTexts.removeTitle(writtenTexts[kind].name),
        confirm: opinionTexts.confirmRemove,
        cancel: opinionTexts.cancel,
      }}
      call={async () => (await import('#lib/opinion/own-client.ts')).removeOpinion({ kind, id })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{writtenTexts[kind].removeText}</p>
      <p className="line-clamp-4 font-name text-ink [overflow-wrap:anywhere]">
        {body === '' ? (
          <MixedText>{subjectOf(opinion).name}</MixedText>
        ) : (
          <WrittenText>{body}</WrittenText>
        )}
      </p>
    </AskDialog>
  );
}
