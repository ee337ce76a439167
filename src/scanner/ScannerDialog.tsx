import { Suspense } from 'react';
import { lazyWithReload } from '../lib/retryImport';
import type { ScannerPanelProps } from './ScannerPanel';

interface ScannerDialogProps extends ScannerPanelProps {
  open: boolean;
}

const ScannerPanel = lazyWithReload(() => import('./ScannerPanel'));

/** Reads a QR code by camera, or as it is typed; the decoder loads when it opens (ASSET-11, AGW-10, AGW-11). */
export function ScannerDialog({ open, ...props }: ScannerDialogProps) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ScannerPanel {...props} />
    </Suspense>
  );
}
