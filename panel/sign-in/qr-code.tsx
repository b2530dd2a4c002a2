import { generate } from 'lean-qr';
import { useMemo } from 'react';

/** Squares around a QR code that stay empty. */
const quiet = 2;

/** A QR code in ink on paper in both schemes: readers expect dark on light. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, side } = useMemo(() => {
    const code = generate(text);
    const squares = Array.from({ length: code.size }, (_, y) =>
      Array.from({ length: code.size }, (__, x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : '')),
    );
    return { path: squares.flat().join(''), side: code.size };
  }, [text]);
  const edge = side + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      className="qr"
      viewBox={`${-quiet} ${-quiet} ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
