import type { FormConfirmation, RecordForm } from '../../config/types';
import { formTexts } from '../../i18n/messages/form';
import { useTranslateText } from '../../i18n/useTranslateText';
import type { Submit } from '../../mutations/submit/useSubmit';
import { ConfirmDialog, InfoDialog } from '../../ui/dialog/ConfirmDialog';

interface FormQuestionsProps {
  warn: RecordForm['warn'];
  confirm: FormConfirmation | null;
  submit: Submit;
}

/** Dialogs before a form is sent: the warnings about its values, and its confirmation. */
export function FormQuestions({ warn, confirm, submit }: FormQuestionsProps) {
  const t = useTranslateText();
  const { warnings, dismissWarnings, question } = submit;
  const confirmation = question?.kind === 'confirm' ? question : undefined;
  return (
    <>
      {warn && (
        <InfoDialog open={warnings.length > 0} title={t(warn.title)} onClose={dismissWarnings}>
          <ul className="form-warnings">
            {warnings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </InfoDialog>
      )}
      {confirm && (
        <ConfirmDialog
          open={confirmation !== undefined}
          title={t(confirm.title)}
          confirmLabel={t(confirm.submitLabel)}
          cancelLabel={formTexts.keep_editing}
          onConfirm={() => confirmation?.answer(true)}
          onClose={() => confirmation?.answer(false)}
        >
          {confirm.text === null ? undefined : <p>{t(confirm.text)}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
