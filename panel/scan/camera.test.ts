/** @jest-environment #scripts/jest/browser-environment.ts */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hasTorch, runCamera } from '#panel/scan/camera.ts';

class Track extends EventTarget {
  isStopped = false;
  stop() {
    this.isStopped = true;
  }
}
/** What the browser gives when a camera is allowed; a test says when. */
let allow: (track: Track) => void;
let readers: Reader[];

/** The worker, which answers when a test says so. */
class Reader extends EventTarget {
  isOver = false;
  constructor() {
    super();
    readers.push(this);
  }
  terminate() {
    this.isOver = true;
  }
}

// jsdom has no workers and no cameras, and plays and draws nothing.
Object.assign(globalThis, { Worker: Reader });
Object.assign(HTMLMediaElement.prototype, { play: async () => {} });
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
Object.assign(navigator, {
  mediaDevices: {
    getUserMedia: () =>
      new Promise((resolve) => {
        allow = (track) => resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
      }),
  },
});

let ended: AbortController;

/** A camera that was asked for. */
function open() {
  const video = document.createElement('video');
  return { video, run: runCamera(video, ended.signal, () => {}) };
}
beforeEach(() => {
  readers = [];
  ended = new AbortController();
});
afterEach(() => ended.abort());

test('a camera that is allowed after it was given up is closed and never shown', async () => {
  const { video, run } = open();
  const track = new Track();
  ended.abort();
  allow(track);
  await run;
  expect(track.isStopped).toBe(true);
  expect(video.srcObject ?? null).toBeNull();
  expect(readers).toEqual([]);
});

test('a camera of which a browser cannot say what it has has no light', () => {
  expect(hasTorch({})).toBe(false);
});
