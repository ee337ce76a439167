import { Suspense } from 'react';
import { lazyWithReload } from '../../lib/retryImport';
import { optionsOf } from '../optionsOf';
import { PlainText } from '../PlainText';
import { plainText } from '../text/plainText';
import type { DisplayProps } from '../types';
import type { QrFilled } from './schema';

const QrImage = lazyWithReload(() => import('./QrImage'));

/** The code in a detail; in a cell, where it could not be read, its text. A secret one is drawn in either, without its text. */
export const QrDisplay = ({ field, value, place }: DisplayProps) => {
  const text = plainText(value);
  const { secret } = optionsOf<QrFilled>(field);
  if (text === '' || (place === 'cell' && !secret)) return <PlainText field={field} text={text} />;
  return (
    <Suspense fallback={<span className={`qr-image qr-${place}`} />}>
      <QrImage text={text} place={place} secret={secret} />
    </Suspense>
  );
};
