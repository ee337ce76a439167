import { lazyDialog } from '../ui/dialog/lazyDialog';
import type { ScannerPanelProps } from './ScannerPanel';

interface ScannerDialogProps extends ScannerPanelProps {
  open: boolean;
}

const { Component: ScannerPanel } = lazyDialog(() => import('./ScannerPanel'));

/** Reads a QR code by camera, or as it is typed; the decoder loads when it opens (ASSET-11, AGW-10, AGW-11). */
export function ScannerDialog({ open, ...props }: ScannerDialogProps) {
  return open ? <ScannerPanel {...props} /> : null;
}
