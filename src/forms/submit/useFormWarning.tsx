import { useCallback, useState, type ReactNode } from 'react';
import type { RecordForm } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { InfoDialog } from '../../ui/dialog/ConfirmDialog';
import { findWarnings } from './findWarnings';

export interface FormWarning {
  /** Resolves to true if the values may be sent; otherwise the dialog lists the warnings. */
  validate: (values: Readonly<Record<string, unknown>>) => Promise<boolean>;
  dialog: ReactNode;
}

/** Checks the form's `warn` rules before it is sent. */
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
