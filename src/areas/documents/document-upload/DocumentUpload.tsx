import { useEffect, useState } from 'react';
import { useNotify } from 'ra-core';
import { documentTexts as texts } from './texts';
import { FileButton } from '../../../ui/FileButton';
import { lostTexts } from '../../../drafts/texts';
import { rowsTexts } from '../../../actions/rows/texts';
import { operationTexts } from '../../../operations/texts';
import { namesBeside } from '../../../writes/namesBeside';
import { useLeft } from '../../../writes/useLeft';
import { useLookAgain } from '../../../writes/useLookAgain';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Dialog } from '../../../ui/Dialog';
import { acceptOf } from '../../../lib/checkFile';
import { formatBytes } from '../../../lib/numbers';
import { useUnsaved } from '../../../ui/unsaved';
import { useAskBeforeUnload } from '../../../session/useAskBeforeUnload';
import type { DialogProps } from '../../../parts/types';
import { isToSend, rule } from './documentFiles';
import type { DocumentUploadOptions } from './options';
import { UploadItem } from './UploadItem';
import { useDocumentUpload } from './useDocumentUpload';
import { Button } from '../../../ui/Button';
import { globalTexts } from '../../../i18n/es/global';
import { formTexts } from '../../../i18n/es/form';
import { fillText } from '../../../i18n/fillText';
import './documentUpload.css';

/**
 * Adds PDFs, one call a file (DOC-08..DOC-14): one that fails does not stop the others and can be sent again; one whose
 * answer was lost is looked for in the list beneath before anybody adds it again.
 */
export default function DocumentUpload({ label, onClose, ...about }: DialogProps<DocumentUploadOptions>) {
  const notify = useNotify();
  const { uploads, busy, add, change, remove, send } = useDocumentUpload({ ...about, label });
  const { isLeft } = useLeft();
  const [asking, setAsking] = useState(false);
  const left = uploads.filter(isToSend);
  const sent = uploads.filter(({ state }) => state === 'sent').length;
  const isLost = uploads.some(({ state }) => state === 'lost');
  const hasFailed = left.some(({ state }) => state === 'failed');
  // Nothing but the list beneath tells whether a document came there.
  const { isLooking, look } = useLookAgain(() => onClose());
  const why =
    uploads.length === 0
      ? globalTexts.file_required
      : left.some(({ title }) => title.trim() === '')
        ? texts.titleNeeded
        : undefined;
  const leave = (): void => onClose(sent > 0 || isLost ? 'changed' : undefined);
  // What is on its way goes on in the tray.
  const goOn = (): void => {
    notify(rowsTexts.goes_on, { type: 'info' });
    leave();
  };
  const close = (): void => {
    if (busy) return goOn();
    return left.length > 0 ? setAsking(true) : leave();
  };
  const isHeld = left.length > 0 && !busy;
  const tell = useUnsaved(goneWithIt);
  useEffect(() => tell(isHeld), [tell, isHeld]);
  useAskBeforeUnload(isHeld);

  async function submit(): Promise<void> {
    if (why !== undefined || busy || (await send()) > 0 || isLeft()) return;
    const done = fillText(texts.done, { smart_count: uploads.length });
    const titles = uploads.map(({ title }) => title);
    notify(done, { type: 'success', cause: namesBeside(done, titles) });
    onClose('changed');
  }

  const actions = (
    <>
      {why !== undefined && (
        <p className="dialog-why" id="upload-why">
          {why}
        </p>
      )}
      <Button onClick={close}>
        {busy ? operationTexts.behind : sent > 0 || isLost ? formTexts.close : formTexts.cancel}
      </Button>
      {isLost && left.length === 0 ? (
        <Button variant="primary" busy={isLooking} onClick={look}>
          {isLooking ? lostTexts.checking : lostTexts.check}
        </Button>
      ) : (
        <Button
          variant="primary"
          busy={busy}
          why={why}
          {...(why === undefined ? {} : { 'aria-describedby': 'upload-why' })}
          onClick={() => void submit()}
        >
          {fillText(hasFailed ? texts.retry : texts.send, { smart_count: Math.max(1, left.length) })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title={label} width={680} onClose={close} onLeave={busy ? goOn : leave} actions={actions}>
      <div className="uploads">
        <div className="uploads-choose">
          <FileButton
            multiple
            accept={acceptOf(rule.types)}
            disabled={busy}
            aria-describedby="upload-help"
            onChoose={(files) => void add(files)}
          >
            {uploads.length === 0 ? texts.choose : texts.chooseMore}
          </FileButton>
          <span className="muted" id="upload-help">
            {fillText(texts.help, { limit: formatBytes(rule.maxBytes) ?? '' })}
          </span>
        </div>
        {uploads.length > 0 && (
          <ul className="upload-list" aria-label={texts.chosen}>
            {uploads.map((upload) => (
              <UploadItem
                key={upload.key}
                upload={upload}
                busy={busy}
                onChange={(part) => change(upload.key, part)}
                onRemove={() => remove(upload.key)}
              />
            ))}
          </ul>
        )}
        <p role="status" className="muted">
          {busy || sent > 0 ? fillText(texts.progress, { done: sent, all: uploads.length }) : ''}
        </p>
      </div>
      <ConfirmDialog
        open={asking && !busy}
        danger
        title={texts.leaveTitle}
        confirmLabel={texts.leave}
        cancelLabel={texts.stay}
        onConfirm={leave}
        onClose={() => setAsking(false)}
      >
        <p>{texts.leaveUnsent}</p>
      </ConfirmDialog>
    </Dialog>
  );
}

/** The chosen files go with the dialog. */
const goneWithIt = (): void => undefined;
