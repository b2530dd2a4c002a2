import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { handshakeError, parseMessage, ProtocolError } from './protocol.ts';
import { RecordReader, RecordTooLarge } from './record-reader.ts';

const SEPARATOR = '\u001e';

/** Splits bytes at the given positions, in any order and number. */
function cut(bytes: Buffer, places: number[]): Buffer[] {
  const at = [...new Set(places.map((place) => place % (bytes.length + 1)))].toSorted(
    (a, b) => a - b,
  );
  return [0, ...at].map((from, index) => bytes.subarray(from, at[index] ?? bytes.length));
}

function readAll(limit: number, chunks: Buffer[]): string[] {
  const reader = new RecordReader(limit);
  return chunks.flatMap((chunk) => [...reader.push(chunk)]);
}

const wellFormed = fc
  .string({ unit: 'grapheme', maxLength: 50 })
  .map((text) => text.replaceAll(SEPARATOR, ''));

describe('the record reader', () => {
  test('finds the same records wherever the bytes are split', () => {
    fc.assert(
      fc.property(
        fc.array(wellFormed),
        wellFormed,
        fc.array(fc.nat({ max: 5_000 }), { maxLength: 60 }),
        (records, rest, places) => {
          const bytes = Buffer.from([...records, rest].join(SEPARATOR));
          expect(readAll(10_000, cut(bytes, places))).toEqual(records);
        },
      ),
    );
  });

  test('finds real messages byte by byte as in one piece', () => {
    fc.assert(
      fc.property(fc.array(fc.json()), (messages) => {
        const bytes = Buffer.from(messages.map((message) => message + SEPARATOR).join(''));
        const single = Array.from(bytes, (_, index) => bytes.subarray(index, index + 1));
        expect(readAll(1_000_000, single)).toEqual(readAll(1_000_000, [bytes]));
      }),
    );
  });

  test('never buffers or yields more than the limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.uint8Array({ maxLength: 60 })),
        (limit, chunks) => {
          const reader = new RecordReader(limit);
          const longest = Math.max(
            ...Buffer.concat(chunks)
              .toString('latin1')
              .split(SEPARATOR)
              .map((part) => part.length),
          );
          const read = () => {
            for (const chunk of chunks) Array.from(reader.push(Buffer.from(chunk)));
          };
          if (longest > limit) expect(read).toThrow(RecordTooLarge);
          else expect(read).not.toThrow();
        },
      ),
    );
  });

  test('does not retain the buffers it was given', () => {
    const chunk = Buffer.from(`a${SEPARATOR}b`);
    const reader = new RecordReader(10);
    expect([...reader.push(chunk)]).toEqual(['a']);
    chunk.fill(0x78);
    expect([...reader.push(Buffer.from(SEPARATOR))]).toEqual(['b']);
  });
});

describe('parsing', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.anything({ withObjectString: true }).map((value) => {
      try {
        return JSON.stringify(value) ?? 'undefined';
      } catch {
        return '{}';
      }
    }),
    fc
      .record(
        {
          type: fc.oneof(fc.integer({ min: -1, max: 10 }), fc.anything()),
          invocationId: fc.oneof(fc.string(), fc.anything()),
          target: fc.oneof(fc.string(), fc.constant('__proto__'), fc.anything()),
          arguments: fc.oneof(fc.array(fc.jsonValue()), fc.anything()),
          streamIds: fc.anything(),
        },
        { requiredKeys: [] },
      )
      .map((value) => {
        try {
          return JSON.stringify(value);
        } catch {
          return '{}';
        }
      }),
  );

  test('turns any text into a message or a ProtocolError', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        try {
          expect(parseMessage(text)).toHaveProperty('kind');
        } catch (error) {
          expect(error).toBeInstanceOf(ProtocolError);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('accepts any text as a handshake or refuses it with an error text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const error = handshakeError(text);
        expect(error === null || error.length > 0).toBe(true);
      }),
    );
  });
});
