import { soundKey } from '#lib/chat/keys.ts';
import { chatStore } from '#lib/chat/store.ts';
import { shelfOf } from '#lib/shelf.ts';

const kept = shelfOf(() => localStorage);

export const isSoundOn = (): boolean => kept.getItem(soundKey) !== 'off';

export function switchSound(isOn: boolean): void {
  if (isOn) kept.removeItem(soundKey);
  else kept.setItem(soundKey, 'off');
}

/** Of the two tones: pitch in Hz, and when each begins, in s. */
const tones = [
  [660, 0],
  [880, 0.12],
] as const;
const loudness = 0.06;
/** How long a tone fades, in s. */
const fade = 0.25;
/** For this long no other tab makes a sound, in ms. */
const quiet = 1_000;

function play(): void {
  const context = new AudioContext();
  const from = context.currentTime;
  for (const [pitch, at] of tones) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, from + at);
    volume.gain.exponentialRampToValueAtTime(0.001, from + at + fade);
    tone.connect(volume).connect(context.destination);
    tone.start(from + at);
    tone.stop(from + at + fade);
  }
  setTimeout(() => void context.close(), quiet);
}

/** Whether the visitor has the talk before their eyes in this tab. */
const isLookedAt = (): boolean => chatStore.getState().isOpen && document.hasFocus();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A tab that is looked at is first, in ms. */
const head = 150;

/**
 * A quiet sound of one tab for a message that the visitor sees in none; never before a first press.
 * @param sound how it is made
 */
export async function ping(sound: () => void = play): Promise<void> {
  const { locks, userActivation } = navigator;
  const isSeen = isLookedAt();
  const isHeard = !isSeen && isSoundOn() && userActivation?.hasBeenActive === true;
  if (!locks) {
    if (isHeard) sound();
    return;
  }
  if (!isSeen && !isHeard) return;
  if (isHeard) await pause(head);
  await locks.request('chat-sound', { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    if (isHeard) sound();
    await pause(quiet);
  });
}
