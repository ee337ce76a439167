import { Suspense } from 'react';
import { lazyWithReload } from '../../lib/retryImport';
import { PlainText } from '../PlainText';
import { plainText } from '../text/plainText';
import type { DisplayProps } from '../types';

const QrImage = lazyWithReload(() => import('./QrImage'));

/** The code in a detail; in a cell, where it could not be read, its text. */
export const QrDisplay = ({ field, value, place }: DisplayProps) => {
  const text = plainText(value);
  if (place === 'cell' || text === '') return <PlainText field={field} text={text} />;
  return (
    <Suspense fallback={<span className="qr-image" />}>
      <QrImage text={text} />
      <span className="qr-text">{text}</span>
    </Suspense>
  );
};
