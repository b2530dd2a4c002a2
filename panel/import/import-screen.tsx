import { Page } from '#panel/frame/page.tsx';
import { ExportList } from '#panel/import/export-list.tsx';
import { FileBox } from '#panel/import/file-box.tsx';
import { KindChoice, useKind } from '#panel/import/kind-choice.tsx';
import { FormerList } from '#panel/import/former-list.tsx';
import { importTexts as words } from '#panel/import/texts.ts';
import './import.css';

/** «ورود و خروج»: begins with a file, shows what became of former ones, and gives the shop's own. */
export default function ImportScreen() {
  const [kind, kinds] = useKind();
  return (
    <Page title={words.menu} width="mid">
      {kind === undefined ? null : (
        <div className="grid grid-cols-1 gap-3">
          <h2>{words.heads.bring}</h2>
          {kinds.length > 1 ? <KindChoice kinds={kinds} chosen={kind} /> : null}
          <FileBox kind={kind} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-3">
        <h2>{words.heads.former}</h2>
        <FormerList />
      </div>
      <ExportList />
    </Page>
  );
}
