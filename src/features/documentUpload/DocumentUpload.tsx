import { useEffect, useState } from 'react';
import { useNotify } from 'ra-core';
import { documentUploadTexts as texts } from './texts';
import { FileButton } from '../../ui/button/FileButton';
import { unknownOutcomeTexts } from '../../drafts/texts';
import { bulkTexts } from '../../actions/bulk/texts';
import { jobTexts } from '../../jobs/texts';
import { formatRecordNames } from '../../mutations/outcome/formatRecordNames';
import { useUnmounted } from '../../mutations/useUnmounted';
import { useRefetchWithNotice } from '../../mutations/unknownOutcome/useRefetchWithNotice';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Dialog } from '../../ui/dialog/Dialog';
import { toAcceptAttribute } from '../../lib/file/checkFile';
import { formatBytes } from '../../lib/formatNumber';
import { useUnsavedChanges } from '../../ui/dialog/unsavedChanges';
import { useWarnBeforeUnload } from '../../session/navigation/useWarnBeforeUnload';
import type { DialogExtensionProps } from '../../extensions/types';
import { isUnsent, documentFileRule } from './documentFiles';
import type { DocumentUploadOptions } from './options';
import { UploadItem } from './UploadItem';
import { useDocumentUpload } from './useDocumentUpload';
import { Button } from '../../ui/button/Button';
import { globalTexts } from '../../i18n/messages/global';
import { formTexts } from '../../i18n/messages/form';
import { interpolateText } from '../../i18n/interpolateText';
import './documentUpload.css';

/**
 * Uploads PDFs, one call per file. A failed file does not stop the others and can be retried. A file with unknown outcome
 * has to be checked in the list below before it is sent again.
 */
export default function DocumentUpload({
  label,
  onClose,
  ...dialogProps
}: DialogExtensionProps<DocumentUploadOptions>) {
  const notify = useNotify();
  const { uploads, busy, add, change, remove, send } = useDocumentUpload({ ...dialogProps, label });
  const { isUnmounted } = useUnmounted();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const unsentUploads = uploads.filter(isUnsent);
  const sentCount = uploads.filter(({ state }) => state === 'sent').length;
  const hasUnknownOutcome = uploads.some(({ state }) => state === 'lost');
  const hasFailed = unsentUploads.some(({ state }) => state === 'failed');
  // Only the list below shows if a document has arrived.
  const { isRefetching, refetch } = useRefetchWithNotice(() => onClose());
  const disabledReason =
    uploads.length === 0
      ? globalTexts.file_required
      : unsentUploads.some(({ title }) => title.trim() === '')
        ? texts.titleNeeded
        : undefined;
  const closeDialog = (): void => onClose(sentCount > 0 || hasUnknownOutcome ? 'changed' : undefined);
  // Running uploads continue in the tray.
  const continueInBackground = (): void => {
    notify(bulkTexts.goes_on, { type: 'info' });
    closeDialog();
  };
  const handleClose = (): void => {
    if (busy) return continueInBackground();
    return unsentUploads.length > 0 ? setConfirmOpen(true) : closeDialog();
  };
  const isUnsaved = unsentUploads.length > 0 && !busy;
  const setUnsaved = useUnsavedChanges(discardNothing);
  useEffect(() => setUnsaved(isUnsaved), [setUnsaved, isUnsaved]);
  useWarnBeforeUnload(isUnsaved);

  async function submit(): Promise<void> {
    if (disabledReason !== undefined || busy || (await send()) > 0 || isUnmounted()) return;
    const message = interpolateText(texts.done, { smart_count: uploads.length });
    const titles = uploads.map(({ title }) => title);
    notify(message, { type: 'success', cause: formatRecordNames(message, titles) });
    onClose('changed');
  }

  const actions = (
    <>
      {disabledReason !== undefined && (
        <p className="dialog-why" id="upload-why">
          {disabledReason}
        </p>
      )}
      <Button onClick={handleClose}>
        {busy ? jobTexts.behind : sentCount > 0 || hasUnknownOutcome ? formTexts.close : formTexts.cancel}
      </Button>
      {hasUnknownOutcome && unsentUploads.length === 0 ? (
        <Button variant="primary" busy={isRefetching} onClick={refetch}>
          {isRefetching ? unknownOutcomeTexts.checking : unknownOutcomeTexts.check}
        </Button>
      ) : (
        <Button
          variant="primary"
          busy={busy}
          disabledReason={disabledReason}
          {...(disabledReason === undefined ? {} : { 'aria-describedby': 'upload-why' })}
          onClick={() => void submit()}
        >
          {interpolateText(hasFailed ? texts.retry : texts.send, {
            smart_count: Math.max(1, unsentUploads.length),
          })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      title={label}
      width={680}
      onClose={handleClose}
      onLeave={busy ? continueInBackground : closeDialog}
      actions={actions}
    >
      <div className="uploads">
        <div className="uploads-choose">
          <FileButton
            multiple
            accept={toAcceptAttribute(documentFileRule.types)}
            disabled={busy}
            aria-describedby="upload-help"
            onChoose={(files) => void add(files)}
          >
            {uploads.length === 0 ? texts.choose : texts.chooseMore}
          </FileButton>
          <span className="muted" id="upload-help">
            {interpolateText(texts.help, { limit: formatBytes(documentFileRule.maxBytes) ?? '' })}
          </span>
        </div>
        {uploads.length > 0 && (
          <ul className="upload-list" aria-label={texts.chosen}>
            {uploads.map((upload) => (
              <UploadItem
                key={upload.key}
                upload={upload}
                busy={busy}
                onChange={(patch) => change(upload.key, patch)}
                onRemove={() => remove(upload.key)}
              />
            ))}
          </ul>
        )}
        <p role="status" className="muted">
          {busy || sentCount > 0
            ? interpolateText(texts.progress, { done: sentCount, all: uploads.length })
            : ''}
        </p>
      </div>
      <ConfirmDialog
        open={isConfirmOpen && !busy}
        danger
        title={texts.leaveTitle}
        confirmLabel={texts.leave}
        cancelLabel={texts.stay}
        onConfirm={closeDialog}
        onClose={() => setConfirmOpen(false)}
      >
        <p>{texts.leaveUnsent}</p>
      </ConfirmDialog>
    </Dialog>
  );
}

/** The selected files unmount with the dialog. */
const discardNothing = (): void => undefined;
