/**
 * Reads bar codes from pictures, in a worker: scripts of pages may not compile WebAssembly, this one may
 * (`server/http/panel.ts`). Gets `ImageData`, answers the text of the code in it, or null; fails with an error event.
 */
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** On goods, on labels of shops, and on parcels. */
const options: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'ITF', 'QRCode', 'DataMatrix'],
  maxNumberOfSymbols: 1,
};

prepareZXingModule({ overrides: { locateFile: () => wasm } });

addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  readBarcodes(data, options).then(
    ([found]) => postMessage(found?.isValid ? found.text : null),
    reportError,
  );
});
