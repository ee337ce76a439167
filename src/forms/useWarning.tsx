import { useCallback, useState, type ReactNode } from 'react';
import type { RecordForm } from '../config/types';
import { useText } from '../i18n/useText';
import { InfoDialog } from '../ui/ConfirmDialog';
import { warningsOf } from './warningsOf';

export interface Warning {
  /** Whether the values may be sent; else the dialog says which are wrong. */
  passes: (values: Readonly<Record<string, unknown>>) => Promise<boolean>;
  dialog: ReactNode;
}

/** The rules that a form looks at before it is sent (`warn`, ASSET-30..ASSET-33). */
export function useWarning(warn: RecordForm['warn']): Warning {
  const t = useText();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const passes = useCallback<Warning['passes']>(
    async (values) => {
      const found = await warningsOf(warn, values, t);
      setWrong(found);
      return found.length === 0;
    },
    [warn, t],
  );
  const dialog = warn && (
    <InfoDialog open={wrong.length > 0} title={t(warn.title)} onClose={() => setWrong([])}>
      <ul className="form-warnings">
        {wrong.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </InfoDialog>
  );
  return { passes, dialog };
}
