import { look, nothingSeen } from '#panel/scan/seen.ts';

/**
 * Why no codes are read: the camera is not allowed, none is there, another program uses it, it is not on https, it was
 * taken away, or the reader did not load.
 */
export type CameraFault = 'refused' | 'missing' | 'busy' | 'insecure' | 'ended' | 'unready';

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  EndedError: 'ended',
  ReaderError: 'unready',
};
export const faultOf = (error: unknown): CameraFault =>
  (error instanceof Error && faults[error.name]) || 'busy';

/** Whether a camera has a light. Firefox before 132 cannot say. */
export const hasTorch = (track: Partial<Pick<MediaStreamTrack, 'getCapabilities'>>): boolean =>
  'torch' in (track.getCapabilities?.() ?? {});

/** The camera at the back; enough pixels for the narrow bars of a parcel's label. */
const wanted = { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } };
/** Between two looks, in ms: short for a person, and little work for a phone. */
const rest = 100;

/** The part of the picture that the element shows, in pixels of the picture; its style is `object-fit: cover`. */
export function shownPart(
  picture: { width: number; height: number },
  shown: { width: number; height: number },
) {
  const scale = Math.max(shown.width / picture.width, shown.height / picture.height);
  const [width, height] = [Math.round(shown.width / scale), Math.round(shown.height / scale)];
  return {
    x: Math.round((picture.width - width) / 2),
    y: Math.round((picture.height - height) / 2),
    width,
    height,
  };
}

function pictureOf(video: HTMLVideoElement, context: CanvasRenderingContext2D): ImageData {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video;
  const { x, y, width, height } = shownPart(
    { width: videoWidth, height: videoHeight },
    { width: clientWidth, height: clientHeight },
  );
  context.canvas.width = width;
  context.canvas.height = height;
  context.drawImage(video, x, y, width, height, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

interface Reports {
  /** Codes are being read. @param track for the torch */
  onStart: (track: MediaStreamTrack | null) => void;
  onCode: (code: string) => void;
}

/**
 * Shows the camera in `video` and reads codes from what it shows, until `signal` ends it.
 * @throws {DOMException} what `getUserMedia` throws; `EndedError`, `ReaderError`
 */
export async function runCamera(
  video: HTMLVideoElement,
  signal: AbortSignal,
  { onStart, onCode }: Reports,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: wanted });
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return end();
  signal.addEventListener('abort', end);
  video.srcObject = stream;
  await video.play();
  if (signal.aborted) return undefined;
  const [track = null] = stream.getVideoTracks();
  return new Promise((_resolve, reject) => {
    const fail = (name: string) => reject(new DOMException('No codes are read any more', name));
    track?.addEventListener('ended', () => fail('EndedError'));
    const worker = readFrom(video, signal, onCode);
    worker.addEventListener('message', () => onStart(track), { once: true });
    worker.addEventListener('error', () => fail('ReaderError'));
  });
}

function readFrom(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onCode: (code: string) => void,
): Worker {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const worker = new Worker(new URL('./reader.ts', import.meta.url), { type: 'module' });
  let seen = nothingSeen;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    if (!context || video.clientWidth === 0) return wait();
    const picture = pictureOf(video, context);
    return worker.postMessage(picture, [picture.data.buffer]);
  };
  const wait = () => {
    timer = setTimeout(ask, rest);
  };
  worker.addEventListener('message', ({ data, timeStamp }: MessageEvent<string | null>) => {
    const [next, code] = look(seen, data, timeStamp);
    seen = next;
    if (code !== null) onCode(code);
    wait();
  });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    worker.terminate();
  });
  ask();
  return worker;
}
