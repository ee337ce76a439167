import { useCallback, useState, type ReactNode } from 'react';
import type { RecordForm } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { InfoDialog } from '../../ui/dialog/ConfirmDialog';
import { findWarnings } from './findWarnings';

export interface FormWarning {
  /** Whether the values may be sent; else the dialog says which are wrong. */
  validate: (values: Readonly<Record<string, unknown>>) => Promise<boolean>;
  dialog: ReactNode;
}

/** The rules that a form looks at before it is sent (`warn`, ASSET-30..ASSET-33). */
export function useFormWarning(warn: RecordForm['warn']): FormWarning {
  const t = useTranslateText();
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const validate = useCallback<FormWarning['validate']>(
    async (values) => {
      const texts = await findWarnings(warn, values, t);
      setWarnings(texts);
      return texts.length === 0;
    },
    [warn, t],
  );
  const dialog = warn && (
    <InfoDialog open={warnings.length > 0} title={t(warn.title)} onClose={() => setWarnings([])}>
      <ul className="form-warnings">
        {warnings.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </InfoDialog>
  );
  return { validate, dialog };
}
