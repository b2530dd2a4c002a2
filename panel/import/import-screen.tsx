import { Page } from '#panel/frame/page.tsx';
import { ExportList } from '#panel/import/export-list.tsx';
import { FileBox } from '#panel/import/file-box.tsx';
import { FormerList } from '#panel/import/former-list.tsx';
import { importTexts as words } from '#panel/import/texts.ts';
import './import.css';

/** «ورود و خروج»: begins with a file, shows what became of former ones, and gives the shop's own. */
export default function ImportScreen() {
  return (
    <Page title={words.menu} width="mid">
      <div className="grid grid-cols-1 gap-3">
        <h2>{words.heads.bring}</h2>
        <FileBox />
      </div>
      <div className="grid grid-cols-1 gap-3">
        <h2>{words.heads.former}</h2>
        <FormerList />
      </div>
      <ExportList />
    </Page>
  );
}
