import { api } from '#lib/calls/browser.ts';
import { fileName } from '#lib/session/file-name.ts';
import { reportFailure } from '#lib/session/report-failure.ts';

/** Files take longer than other answers, in ms. */
const patience = 60_000;

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Safari reads the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), patience);
}

/**
 * Saves a file that needs the session: by GET, or by POST with a body (contract §10.7). A failed call is reported like
 * any other.
 */
export async function download(path: string, json?: object): Promise<void> {
  const options = { timeout: patience };
  try {
    const answer = await (json === undefined
      ? api.get(path, options)
      : api.post(path, { ...options, json }));
    save(await answer.blob(), fileName(answer.headers.get('content-disposition')));
  } catch (error) {
    await reportFailure(error);
  }
}
