import { UnknownOutcomeStep } from '../../../actions/steps/UnknownOutcomeStep';
import { FileButton } from '../../../ui/button/FileButton';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Spinner } from '../../../ui/feedback/states';
import type { DialogExtensionProps } from '../../../extensions/types';
import { TenantPreviewTable } from './TenantPreviewTable';
import { useTenantUpload } from './useTenantUpload';
import { Button } from '../../../ui/button/Button';
import { tenantUploadTexts } from './texts';
import { formTexts } from '../../../i18n/messages/form';
import './tenantUpload.css';

/** Tenant upload by file: choose, check the preview, send. */
export default function TenantUpload({ label, resource, onClose }: DialogExtensionProps) {
  const {
    fileName,
    note,
    preview,
    problem,
    busy,
    chooseFile,
    sendRows,
    unknownOutcome,
    dismissUnknownOutcome,
  } = useTenantUpload(resource, () => onClose('changed'));
  const disabledReason = !preview
    ? tenantUploadTexts.choose_first
    : preview.isError
      ? tenantUploadTexts.correct_first
      : undefined;

  const submit = (): void => {
    if (disabledReason === undefined && busy === undefined) void sendRows();
  };

  const actions = (
    <>
      <Button disabled={busy === 'sending'} onClick={() => onClose()}>
        {formTexts.cancel}
      </Button>
      <Button
        variant="primary"
        busy={busy === 'sending'}
        disabled={busy !== undefined}
        disabledReason={disabledReason}
        onClick={submit}
      >
        {tenantUploadTexts.send}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={label}
      width={920}
      locked={busy === 'sending'}
      onClose={() => onClose()}
      actions={actions}
    >
      <div className="tenants">
        <div className="tenants-choose">
          <FileButton
            accept=".csv,text/csv"
            disabled={busy !== undefined}
            aria-describedby="tenants-help"
            onChoose={([file]) => void chooseFile(file)}
          >
            {fileName ? tenantUploadTexts.choose_other : tenantUploadTexts.choose}
          </FileButton>
          <span className="muted" id="tenants-help">
            {fileName || tenantUploadTexts.help}
          </span>
        </div>
        <div role="alert">
          {problem && (
            <div className="notice danger">
              <p>{problem.text}</p>
              {problem.cause && <p>{problem.cause}</p>}
            </div>
          )}
          {note && preview && <p className="notice warning">{note}</p>}
          {preview?.isError && !problem && <p className="notice warning">{tenantUploadTexts.has_errors}</p>}
        </div>
        {busy && <Spinner label={tenantUploadTexts[busy]} showLabel />}
        {preview && <TenantPreviewTable key={String(preview.isError)} preview={preview} />}
      </div>
      {unknownOutcome && <UnknownOutcomeStep error={unknownOutcome} onClose={dismissUnknownOutcome} />}
    </Dialog>
  );
}
