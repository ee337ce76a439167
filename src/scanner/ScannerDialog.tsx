import { lazyDialog } from '../ui/dialog/lazyDialog';
import type { ScannerPanelProps } from './ScannerPanel';

interface ScannerDialogProps extends ScannerPanelProps {
  open: boolean;
}

const { Component: ScannerPanel } = lazyDialog(() => import('./ScannerPanel'));

/** Reads a QR code by camera or keyboard; the decoder loads when it opens. */
export function ScannerDialog({ open, ...props }: ScannerDialogProps) {
  return open ? <ScannerPanel {...props} /> : null;
}
