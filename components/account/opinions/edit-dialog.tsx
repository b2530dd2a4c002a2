'use client';

import type { OpinionDraft } from '#components/account/opinions/draft.ts';
import { OpinionForm } from '#components/account/opinions/opinion-form.tsx';
import { kindTexts, opinionTexts } from '#components/account/opinions/texts.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { OpinionTerms, OwnOpinion } from '#lib/contract/opinion.ts';

interface EditDialogProps {
  opinion: OwnOpinion;
  terms: OpinionTerms;
  /** Unsent input from before the dialog was closed. */
  draft: OpinionDraft | undefined;
  onLeave: (draft: OpinionDraft) => void;
  onClose: () => void;
  onDone: (opinion: OwnOpinion) => void;
}

/** Dialog for editing an opinion; a bottom sheet on phones. */
export default function EditDialog({
  opinion,
  terms,
  draft,
  onLeave,
  onClose,
  onDone,
}: EditDialogProps) {
  const { kind, asked, product } = opinion;
  return (
    <Dialog title={kindTexts[kind].changeTitle} onClose={onClose}>
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        {asked === null ? null : `${opinionTexts.asked}: `}
        <MixedText>
          {asked === null ? product.nameFa : (asked.body ?? opinionTexts.askedHidden)}
        </MixedText>
      </p>
      <OpinionForm
        kind={kind}
        of={asked?.id ?? product.websiteCode}
        own={opinion}
        terms={terms}
        draft={draft}
        onLeave={onLeave}
        onDone={onDone}
      />
    </Dialog>
  );
}
