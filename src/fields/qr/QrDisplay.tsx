import { Suspense } from 'react';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { optionsOf } from '../core/optionsOf';
import { PlainText } from '../display/PlainText';
import { toPlainText } from '../display/toPlainText';
import type { DisplayProps } from '../core/types';
import type { ResolvedQrOptions } from './schema';

const QrImage = lazyWithRetry(() => import('./QrImage'));

/** The code in a detail; in a cell, where it could not be read, its text. A secret one is drawn in either, without its text. */
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
