/** @jest-environment #scripts/jest/browser-environment.ts */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { faultOf, hasTorch, runCamera } from '#panel/scan/camera.ts';

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
  const started: unknown[] = [];
  const run = runCamera(video, ended.signal, {
    onStart: (track) => started.push(track),
    onCode: () => {},
  });
  const fault = run.then(() => null, faultOf);
  return { video, started, fault };
}
const reading = async () => {
  await waitFor(() => expect(readers).toHaveLength(1));
  return readers[0];
};

beforeEach(() => {
  readers = [];
  ended = new AbortController();
});
afterEach(() => ended.abort());

test('a camera that is allowed after it was given up is closed and never shown', async () => {
  const { video, fault } = open();
  const track = new Track();
  ended.abort();
  allow(track);
  await fault;
  expect(track.isStopped).toBe(true);
  expect(video.srcObject ?? null).toBeNull();
  expect(readers).toEqual([]);
});

test('it starts once the reader answers, and closes both when it is given up', async () => {
  const { started } = open();
  const track = new Track();
  allow(track);
  const reader = await reading();
  expect(started).toEqual([]);
  reader?.dispatchEvent(new MessageEvent('message', { data: null }));
  reader?.dispatchEvent(new MessageEvent('message', { data: null }));
  expect(started).toEqual([track]);
  ended.abort();
  expect([track.isStopped, reader?.isOver]).toEqual([true, true]);
});

test('a reader that does not load is a fault', async () => {
  const { fault } = open();
  allow(new Track());
  (await reading())?.dispatchEvent(new Event('error'));
  expect(await fault).toBe('unready');
});

test('a camera that is taken away is a fault', async () => {
  const { fault } = open();
  const track = new Track();
  allow(track);
  await reading();
  track.dispatchEvent(new Event('ended'));
  expect(await fault).toBe('ended');
});

test('a camera of which a browser cannot say what it has has no light', () => {
  expect(hasTorch({})).toBe(false);
});
