import { fillText } from '../../i18n/fillText';
import { qrTexts } from './texts';
import { useMemo } from 'react';
import encodeQR from 'qr';

interface QrImageProps {
  text: string;
  place: 'cell' | 'detail';
  /** Nothing says the text. */
  secret: boolean;
}

/** Draws a QR code as an image; a text too long for one draws nothing: its text stands beside, or that it is too long. */
export default function QrImage({ text, place, secret }: QrImageProps) {
  const src = useMemo(() => draw(text), [text]);
  if (src === undefined) return secret ? <span className="muted">{qrTexts.tooLong}</span> : null;
  const alt = secret ? qrTexts.secret : fillText(qrTexts.code, { text });
  return <img className={`qr-image qr-${place}`} src={src} alt={alt} />;
}

function draw(text: string): string | undefined {
  try {
    return `data:image/svg+xml,${encodeURIComponent(encodeQR(text, 'svg', { border: 2 }))}`;
  } catch {
    return undefined;
  }
}
