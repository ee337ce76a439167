import { UnknownStep } from '../../../actions/UnknownStep';
import { FileButton } from '../../../ui/FileButton';
import { Dialog } from '../../../ui/Dialog';
import { Spinner } from '../../../ui/states';
import type { DialogProps } from '../../../parts/types';
import { PreviewTable } from './PreviewTable';
import { useTenantUpload } from './useTenantUpload';
import { Button } from '../../../ui/Button';
import { texts } from './texts';
import { formTexts } from '../../../i18n/es/form';
import './tenantUpload.css';

/** Upload of tenants by file: choose, look at the preview, send (USER-31, USER-37..USER-45). */
export default function TenantUpload({ label, resource, onClose }: DialogProps) {
  const { fileName, note, preview, problem, busy, choose, send, lost, forgetLost } = useTenantUpload(
    resource,
    () => onClose('changed'),
  );
  const why = !preview ? texts.choose_first : preview.isError ? texts.correct_first : undefined;

  const submit = (): void => {
    if (why === undefined && busy === undefined) void send();
  };

  const actions = (
    <>
      <Button locked={busy === 'sending'} onClick={() => onClose()}>
        {formTexts.cancel}
      </Button>
      <Button
        variant="primary"
        busy={busy === 'sending'}
        locked={busy !== undefined}
        why={why}
        onClick={submit}
      >
        {texts.send}
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
            onChoose={([file]) => void choose(file)}
          >
            {fileName ? texts.choose_other : texts.choose}
          </FileButton>
          <span className="muted" id="tenants-help">
            {fileName || texts.help}
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
          {preview?.isError && !problem && <p className="notice warning">{texts.has_errors}</p>}
        </div>
        {busy && <Spinner label={texts[busy]} showLabel />}
        {preview && <PreviewTable key={String(preview.isError)} preview={preview} />}
      </div>
      {lost && <UnknownStep error={lost} onClose={forgetLost} />}
    </Dialog>
  );
}
