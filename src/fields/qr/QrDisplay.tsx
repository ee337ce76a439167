import { Suspense } from 'react';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { optionsOf } from '../core/optionsOf';
import { PlainText } from '../display/PlainText';
import { toPlainText } from '../display/toPlainText';
import type { DisplayProps } from '../core/types';
import type { ResolvedQrOptions } from './schema';

const QrImage = lazyWithRetry(() => import('./QrImage'));

/**
 * Shows the QR code in a detail. A cell is too small for a readable code, so it shows the text. A secret code renders as an
 * image in both, without its text.
 */
export const QrDisplay = ({ field, value, place }: DisplayProps) => {
  const text = toPlainText(value);
  const { secret } = optionsOf<ResolvedQrOptions>(field);
  if (text === '' || (place === 'cell' && !secret)) return <PlainText field={field} text={text} />;
  return (
    <Suspense fallback={<span className={`qr-image qr-${place}`} />}>
      <QrImage text={text} place={place} secret={secret} />
    </Suspense>
  );
};
