import { useMemo } from 'react';
import { encode } from 'uqr';

/** A QR code: dark on light in every theme, since cameras need it so. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, dark } = useMemo(() => {
    const { size, data } = encode(text, { border: 2 });
    const squares = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size, dark: squares.join('') };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  );
}
