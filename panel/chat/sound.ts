/** Two short tones, from low to high: Hz and when each begins, in s. */
const tones = [
  [660, 0],
  [880, 0.14],
] as const;
const lasts = 0.22;
const loudest = 0.06;

let context: AudioContext | undefined;

/** Makes the quiet sound of a message. Browsers refuse it until the page was pressed once; it would come late then. */
export function playSound(): void {
  // Absent in older browsers.
  const { userActivation } = navigator as Partial<Navigator>;
  if (userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    const { currentTime, destination } = context;
    if (context.state === 'suspended') void context.resume().catch(() => {});
    for (const [frequency, after] of tones) {
      const from = currentTime + after;
      const tone = new OscillatorNode(context, { frequency });
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.linearRampToValueAtTime(loudest, from + 0.02);
      gain.gain.linearRampToValueAtTime(0, from + lasts);
      tone.connect(gain).connect(destination);
      tone.start(from);
      tone.stop(from + lasts);
    }
  } catch {
    // A browser without sound.
  }
}
