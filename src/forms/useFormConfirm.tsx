import { useCallback, useState, type ReactNode } from 'react';
import type { FormConfirm } from '../config/types';
import { same } from '../drafts/changes';
import { formTexts } from '../i18n/es/form';
import { useText } from '../i18n/useText';
import { ConfirmDialog } from '../ui/ConfirmDialog';

type Values = Readonly<Record<string, unknown>>;

export interface FormQuestion {
  /** Whether the values may be sent: at once, or as the user answers. */
  isSure: (values: Values) => Promise<boolean>;
  dialog: ReactNode;
}

/** The question of a form before it is sent; where fields are named, only if one of them differs from `loaded`. */
export function useFormConfirm(confirm: FormConfirm | null | undefined, loaded: Values): FormQuestion {
  const t = useText();
  const [asking, setAsking] = useState<{ answer: (sure: boolean) => void }>();
  const isSure = useCallback(
    (values: Values) =>
      confirm && isAsked(confirm, values, loaded)
        ? new Promise<boolean>((resolve) =>
            setAsking({
              answer: (sure) => {
                setAsking(undefined);
                resolve(sure);
              },
            }),
          )
        : Promise.resolve(true),
    [confirm, loaded],
  );
  const dialog = confirm && (
    <ConfirmDialog
      open={asking !== undefined}
      title={t(confirm.title)}
      confirmLabel={t(confirm.submit)}
      cancelLabel={formTexts.keep_editing}
      onConfirm={() => asking?.answer(true)}
      onClose={() => asking?.answer(false)}
    >
      {confirm.text === null ? undefined : <p>{t(confirm.text)}</p>}
    </ConfirmDialog>
  );
  return { isSure, dialog };
}

const isAsked = ({ whenChanged }: FormConfirm, values: Values, loaded: Values): boolean =>
  whenChanged === null || whenChanged.some((name) => !same(values[name], loaded[name]));
