import { interpolateText } from '../../i18n/interpolateText';
import { escapeInvisible } from '../../lib/text/escapeInvisible';
import { qrTexts } from './texts';
import { useMemo } from 'react';
import encodeQR from 'qr';
import { toHostImageUrl } from './toHostImageUrl';

interface QrImageProps {
  text: string;
  place: 'cell' | 'detail';
  /** True if the text must not be shown. */
  secret: boolean;
}

/**
 * Renders a QR code as an image with its text. A text too long for a code is shown alone, or as "too long". An image from
 * the host is shown as it is: its text is unknown.
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
