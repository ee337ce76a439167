import { fillText } from '../../i18n/fillText';
import { fieldTexts } from '../texts';
import { useMemo } from 'react';
import encodeQR from 'qr';

/** Draws a QR code as an image; a text too long for one draws nothing, its text stands beside. */
export default function QrImage({ text }: { text: string }) {
  const src = useMemo(() => draw(text), [text]);
  return src === undefined ? null : (
    <img className="qr-image" src={src} alt={fillText(fieldTexts.qrCode, { text })} />
  );
}

function draw(text: string): string | undefined {
  try {
    return `data:image/svg+xml,${encodeURIComponent(encodeQR(text, 'svg', { border: 2 }))}`;
  } catch {
    return undefined;
  }
}
