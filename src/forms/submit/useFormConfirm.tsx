import { useCallback, useState, type ReactNode } from 'react';
import type { FormConfirmation } from '../../config/types';
import { isSameValue } from '../../drafts/draftChanges';
import { formTexts } from '../../i18n/es/form';
import { useTranslateText } from '../../i18n/useTranslateText';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';

type Values = Readonly<Record<string, unknown>>;

export interface SubmitConfirmation {
  /** Resolves to true if the values may be sent: immediately, or after the user has confirmed. */
  confirmSubmit: (values: Values) => Promise<boolean>;
  dialog: ReactNode;
}

/**
 * Asks the form's question before it is sent. If the question names fields, it is asked only if one of them differs from
 * `loaded`.
 */
export function useFormConfirm(
  confirm: FormConfirmation | null | undefined,
  loaded: Values,
): SubmitConfirmation {
  const t = useTranslateText();
  const [pendingQuestion, setPendingQuestion] = useState<{ answer: (isConfirmed: boolean) => void }>();
  const confirmSubmit = useCallback(
    (values: Values) =>
      confirm && needsConfirmation(confirm, values, loaded)
        ? new Promise<boolean>((resolve) =>
            setPendingQuestion({
              answer: (isConfirmed) => {
                setPendingQuestion(undefined);
                resolve(isConfirmed);
              },
            }),
          )
        : Promise.resolve(true),
    [confirm, loaded],
  );
  const dialog = confirm && (
    <ConfirmDialog
      open={pendingQuestion !== undefined}
      title={t(confirm.title)}
      confirmLabel={t(confirm.submitLabel)}
      cancelLabel={formTexts.keep_editing}
      onConfirm={() => pendingQuestion?.answer(true)}
      onClose={() => pendingQuestion?.answer(false)}
    >
      {confirm.text === null ? undefined : <p>{t(confirm.text)}</p>}
    </ConfirmDialog>
  );
  return { confirmSubmit, dialog };
}

const needsConfirmation = ({ whenChanged }: FormConfirmation, values: Values, loaded: Values): boolean =>
  whenChanged === null || whenChanged.some((name) => !isSameValue(values[name], loaded[name]));
