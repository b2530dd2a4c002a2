import fc from 'fast-check';
import { hubMethods } from '#lib/contract/hub.ts';
import { value } from '#scripts/fuzz/values.ts';

const hubMessage = fc.oneof(
  fc.record(
    {
      type: fc.oneof(fc.integer({ min: -1, max: 9 }), value),
      target: fc.oneof(fc.constantFrom(...Object.values(hubMethods)), value),
      arguments: fc.oneof(fc.array(value, { maxLength: 3 }), value),
      invocationId: value,
    },
    { requiredKeys: [] },
  ),
  value,
);
/** Text for a frame of the hub, behind the handshake. */
export const hubText: fc.Arbitrary<string> = fc.oneof(
  fc
    .array(hubMessage, { maxLength: 4 })
    .map((all) => all.map((one) => `${JSON.stringify(one)}\u001e`).join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

/** How the length of a frame is written (RFC 6455 §5.2); not always the shortest way, and not always the true one. */
const lengths = ['short', 'medium', 'long', 'endless', 'negative'] as const;

function headOf(first: number, isMasked: boolean, length: number, how: (typeof lengths)[number]) {
  const mask = isMasked ? 0x80 : 0;
  if (how === 'short' && length < 126) return Buffer.from([first, mask | length]);
  if (how === 'short' || how === 'medium') {
    const head = Buffer.from([first, mask | 126, 0, 0]);
    head.writeUInt16BE(length, 2);
    return head;
  }
  const head = Buffer.alloc(10);
  head.set([first, mask | 127]);
  const written = { long: BigInt(length), endless: 2n ** 40n, negative: 2n ** 64n - 1n };
  head.writeBigUInt64BE(written[how], 2);
  return head;
}

const frame = fc
  .record({
    isLast: fc.boolean(),
    reserved: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 7 })),
    opcode: fc.oneof(fc.constantFrom(0, 1, 8, 9, 10), fc.integer({ min: 0, max: 15 })),
    isMasked: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
    how: fc.oneof(
      { weight: 9, arbitrary: fc.constant('short' as const) },
      fc.constantFrom(...lengths),
    ),
    payload: fc.oneof(
      hubText.map((text) => Buffer.from(text).subarray(0, 2_000)),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    ),
  })
  .map(({ isLast, reserved, opcode, isMasked, how, payload }) => {
    const first = (isLast ? 0x80 : 0) | (reserved << 4) | opcode;
    // The mask is zero, which leaves the payload as it is.
    const mask = Buffer.alloc(isMasked ? 4 : 0);
    return Buffer.concat([headOf(first, isMasked, payload.length, how), mask, payload]);
  });

/** Bytes behind the handshake, in two pieces: frames of any kind, in any order, and what is no frame. */
export const hubBytes: fc.Arbitrary<[Buffer, Buffer]> = fc
  .tuple(
    fc.oneof(
      { weight: 9, arbitrary: fc.array(frame, { maxLength: 20 }).map((all) => Buffer.concat(all)) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((all) => Buffer.from(all)) },
    ),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([bytes, part]) => {
    const at = Math.floor(bytes.length * part);
    return [bytes.subarray(0, at), bytes.subarray(at)];
  });
