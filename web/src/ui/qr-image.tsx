import { qrCodeOf, qrPath } from '../lib/qr-code.ts';

/** The white edge that cameras need, in modules. */
const EDGE = 4;

/** Black on white, whatever the theme; nothing where the text is too long for it. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const code = qrCodeOf(text);
  if (!code) return null;
  const size = code.length + 2 * EDGE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-EDGE} ${-EDGE} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 max-w-full justify-self-center rounded-md border border-line bg-white"
    >
      <path d={qrPath(code)} fill="#000" />
    </svg>
  );
}
