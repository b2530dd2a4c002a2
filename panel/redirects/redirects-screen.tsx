import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AdminRedirect } from '#lib/contract/redirect.ts';
import { Page } from '#panel/frame/page.tsx';
import { removeRedirect } from '#panel/redirects/calls.ts';
import { MissingList } from '#panel/redirects/missing-list.tsx';
import { RedirectList } from '#panel/redirects/redirect-list.tsx';
import { redirectTexts } from '#panel/redirects/texts.ts';
import { useFilters } from '#panel/ui/address.ts';
import { Button } from '#panel/ui/button.tsx';
import { Confirm } from '#panel/ui/confirm.tsx';
import { Note } from '#panel/ui/states.tsx';
import { Tabs } from '#panel/ui/tabs.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { SearchField, Toolbar } from '#panel/ui/toolbar.tsx';

const RedirectDialog = lazy(() => import('#panel/redirects/redirect-dialog.tsx'));

const tabs = [
  { label: redirectTexts.redirects, filters: {} },
  { label: redirectTexts.missing, filters: { view: 'missing' } },
];

/** What is written or asked about. */
type Open =
  | { kind: 'edit'; redirect: AdminRedirect | null; path: string }
  | { kind: 'remove'; redirect: AdminRedirect };

function Opened({ open, onClose }: { open: Open; onClose: () => void }) {
  if (open.kind === 'remove') {
    const { redirect } = open;
    return (
      <Confirm
        title={redirectTexts.removeTitle}
        text={redirectTexts.removeText(redirect.path)}
        action={redirectTexts.remove}
        onConfirm={async () => {
          await removeRedirect(redirect);
          showToast(redirectTexts.removed);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <Suspense>
      <RedirectDialog redirect={open.redirect} path={open.path} onClose={onClose} />
    </Suspense>
  );
}

/** «نشانی‌های قدیمی» */
export default function RedirectsScreen() {
  const [{ q = '', view }, setFilters] = useFilters();
  const [open, setOpen] = useState<Open | null>(null);
  const isMissing = view === 'missing';
  const write = (redirect: AdminRedirect | null, path = '') =>
    setOpen({ kind: 'edit', redirect, path });
  return (
    <Page
      title={redirectTexts.title}
      actions={
        <Button
          look="primary"
          icon={<Plus className="i i-s" aria-hidden="true" />}
          onClick={() => write(null)}
        >
          <span className="desk">{redirectTexts.new}</span>
          <span className="phone">{redirectTexts.newShort}</span>
        </Button>
      }
    >
      <div className="grid gap-3">
        <Tabs
          label={redirectTexts.views}
          tabs={tabs}
          isShown={({ filters }) => 'view' in filters === isMissing}
        />
        {isMissing ? (
          <>
            <Note>{redirectTexts.missingNote}</Note>
            <MissingList onLead={(path) => write(null, path)} />
          </>
        ) : (
          <>
            <Toolbar>
              <SearchField
                label={redirectTexts.search}
                value={q}
                onChange={(text) => setFilters({ q: text })}
              />
            </Toolbar>
            <RedirectList
              query={q.slice(0, 200)}
              onClear={() => setFilters({ q: '' })}
              onEdit={write}
              onRemove={(redirect) => setOpen({ kind: 'remove', redirect })}
              onNew={() => write(null)}
            />
          </>
        )}
      </div>
      {open ? <Opened open={open} onClose={() => setOpen(null)} /> : null}
    </Page>
  );
}
