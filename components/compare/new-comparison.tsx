'use client';

import { Dialog } from '#components/ui/dialog.tsx';
import { compareStore } from '#lib/compare/store.ts';
import { compareTexts } from '#lib/compare/texts.ts';
import { closeDialog } from '#lib/dialogs/store.ts';
import type { OpenDialog } from '#lib/dialogs/store.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';

/**
 * Says why a product cannot join the collected ones, and offers to start a new comparison with it.
 */
export default function NewComparison({ dialog }: { dialog: OpenDialog }) {
  if (dialog.kind !== 'compare') return null;
  const { item, group, collected } = dialog;
  return (
    <Dialog title={compareTexts.newTitle} onClose={closeDialog}>
      <p>{compareTexts.newText(isolateLatin(item.name), group.title, collected)}</p>
      <div className="dlg-acts">
        <button
          type="button"
          className="btn btn-primary"
          onClick={({ currentTarget }) => {
            compareStore.replace({ id: group.id, title: group.title }, [item]);
            currentTarget.closest('dialog')?.close();
          }}
        >
          {compareTexts.newStart}
        </button>
        <button
          type="button"
          className="btn btn-outline"
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          {compareTexts.newCancel}
        </button>
      </div>
    </Dialog>
  );
}
