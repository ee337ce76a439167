import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import encodeQR from 'qr';

interface LabelSheetProps {
  title: string;
  codes: readonly string[];
  /** Called when the print dialog closes. */
  onDone: () => void;
}

/** A sheet of labels, each a QR code over its text; seen on paper only. Opens the print dialog once it is drawn. */
export default function LabelSheet({ title, codes, onDone }: LabelSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCancelled = false;
    const images = [...(sheet.current?.querySelectorAll('img') ?? [])];
    void Promise.all(images.map((image) => image.decode().catch(() => undefined))).then(() => {
      if (isCancelled) return;
      window.print();
      onDone();
    });
    return () => {
      isCancelled = true;
    };
  }, [codes, onDone]);
  return createPortal(
    <div className="label-sheet" ref={sheet} aria-hidden data-title={title}>
      {codes.map((code) => (
        <figure key={code}>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(encodeQR(code, 'svg', { border: 1 }))}`}
            alt=""
          />
          <figcaption>{code}</figcaption>
        </figure>
      ))}
    </div>,
    document.body,
  );
}
