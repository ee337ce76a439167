import { interpolateText } from '../../i18n/interpolateText';
import { escapeInvisible } from '../../lib/text/escapeInvisible';
import { qrTexts } from './texts';
import { useMemo } from 'react';
import encodeQR from 'qr';
import { toHostImageUrl } from './toHostImageUrl';

interface QrImageProps {
  text: string;
  place: 'cell' | 'detail';
  /** Nothing says the text. */
  secret: boolean;
}

/**
 * Draws a QR code as an image, its text beside; a text too long for one stands alone, or that it is too long. What a host
 * has drawn itself is shown as it is: nobody knows its text.
 */
export default function QrImage({ text, place, secret }: QrImageProps) {
  const hostImage = useMemo(() => toHostImageUrl(text), [text]);
  const src = useMemo(() => hostImage ?? encodeQrImage(text), [hostImage, text]);
  const isHidden = secret || hostImage !== undefined;
  const alt = isHidden ? qrTexts.secret : interpolateText(qrTexts.code, { text });
  if (src === undefined && secret) return <span className="muted">{qrTexts.tooLong}</span>;
  return (
    <>
      {src !== undefined && <img className={`qr-image qr-${place}`} src={src} alt={alt} />}
      {!isHidden && <span className="qr-text">{escapeInvisible(text)}</span>}
    </>
  );
}

function encodeQrImage(text: string): string | undefined {
  try {
    return `data:image/svg+xml,${encodeURIComponent(encodeQR(text, 'svg', { border: 2 }))}`;
  } catch {
    return undefined;
  }
}
