import { Suspense } from 'react';
import { lazyWithReload } from '../lib/retryImport';

export interface ScannerDialogProps {
  open: boolean;
  title: string;
  /** A code was read or typed: what follows the '=' of its text (ASSET-12). The camera is off by then; close the dialog. */
  onCode: (code: string) => void;
  onClose: () => void;
}

const ScannerPanel = lazyWithReload(() => import('./ScannerPanel'));

/** Reads a QR code by camera, or as it is typed; the decoder loads when it opens (ASSET-11, AGW-10, AGW-11, F34). */
export function ScannerDialog({ open, ...props }: ScannerDialogProps) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ScannerPanel {...props} />
    </Suspense>
  );
}
