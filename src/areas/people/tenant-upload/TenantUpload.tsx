import { useNotify } from 'ra-core';
import { useText } from '../../../i18n/useText';
import { Dialog } from '../../../ui/Dialog';
import { Spinner } from '../../../ui/states';
import type { DialogProps } from '../../../parts/types';
import { PreviewTable } from './PreviewTable';
import { useTenantUpload } from './useTenantUpload';
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
      <button type="button" className="button" aria-disabled={busy !== undefined} onClick={() => onClose()}>
        {t('form.cancel')}
      </button>
      <button
        type="button"
        className="button primary"
        aria-busy={busy === 'sending'}
        aria-disabled={why !== undefined || busy !== undefined}
        {...(why === undefined ? {} : { title: why, 'aria-description': why })}
        onClick={() => void submit()}
      >
        {t('tenants.send')}
      </button>
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
          <label className="button">
            <input
              type="file"
              className="visually-hidden"
              accept=".csv,text/csv"
              disabled={busy !== undefined}
              aria-describedby="tenants-help"
              onChange={({ target }) => {
                const file = target.files?.[0];
                // Or the same file could not be chosen again after it was corrected.
                target.value = '';
                if (file) void choose(file);
              }}
            />
            {t(fileName ? 'tenants.choose_other' : 'tenants.choose')}
          </label>
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
