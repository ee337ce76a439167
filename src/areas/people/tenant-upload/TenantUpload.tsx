import { useNotify } from 'ra-core';
import { useText } from '../../../i18n/useText';
import { FileButton } from '../../../ui/FileButton';
import { Dialog } from '../../../ui/Dialog';
import { Spinner } from '../../../ui/states';
import type { DialogProps } from '../../../parts/types';
import { PreviewTable } from './PreviewTable';
import { useTenantUpload } from './useTenantUpload';
import { Button } from '../../../ui/Button';
import './tenantUpload.css';

/** Upload of tenants by file: choose, look at the preview, send (USER-31, USER-37..USER-45). */
export default function TenantUpload({ label, onClose }: DialogProps) {
  const t = useText();
  const notify = useNotify();
  const { fileName, preview, problem, busy, choose, send } = useTenantUpload();
  const why = !preview ? t('tenants.choose_first') : preview.isError ? t('tenants.correct_first') : undefined;

  async function submit(): Promise<void> {
    if (why !== undefined || busy || !(await send())) return;
    notify(t('tenants.sent', { smart_count: preview?.rows.length ?? 0 }), { type: 'success' });
    onClose('changed');
  }

  const actions = (
    <>
      <Button locked={busy !== undefined} onClick={() => onClose()}>
        {t('form.cancel')}
      </Button>
      <Button
        variant="primary"
        busy={busy === 'sending'}
        locked={busy !== undefined}
        why={why}
        onClick={() => void submit()}
      >
        {t('tenants.send')}
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
            {t(fileName ? 'tenants.choose_other' : 'tenants.choose')}
          </FileButton>
          <span className="muted" id="tenants-help">
            {fileName || t('tenants.help')}
          </span>
        </div>
        <div role="alert">
          {problem && <p className="notice danger">{t(`tenants.problem_${problem}`)}</p>}
          {preview?.isError && !problem && <p className="notice warning">{t('tenants.has_errors')}</p>}
        </div>
        {busy && <Spinner label={t(`tenants.${busy}`)} showLabel />}
        {preview && <PreviewTable preview={preview} />}
      </div>
    </Dialog>
  );
}
