import { useState } from 'react';
import type { ActionConfirmation } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { parseTypedCode } from '../../scanner/parseScannedCode';
import { useKeyboardScanner } from '../../scanner/useKeyboardScanner';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { recordTitle } from '../../fields/titles/recordTitle';
import { TextAboutRecord } from '../../fields/titles/TextAboutRecord';
import { FormAlertPanel } from '../../forms/submit/FormAlertPanel';
import { SendDialogs } from '../../forms/submit/SendDialogs';
import type { Submit } from '../../mutations/submit/useSubmit';
import type { RunningAction } from '../actionTarget';
import { toMessageArgs } from '../../mutations/outcome/useNotifyOutcome';
import { ConfirmItems } from './ConfirmItems';
import { ImpactStep } from './ImpactStep';
import { skipConfirmation } from './skippedConfirmations';
import { getFieldsToType, findMismatch } from './typedConfirmation';
import { actionTexts } from '../texts';
import { interpolateText } from '../../i18n/interpolateText';

/** Width of the question about several records in px: it lists or counts them. */
const SELECTION_WIDTH = 560;

interface ConfirmStepProps {
  runningAction: RunningAction;
  confirm: ActionConfirmation;
  submit: Pick<Submit, 'busy' | 'isSending' | 'question' | 'formAlert'>;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of an action. The question names the record and may require exact values to be typed. */
export function ConfirmStep({ runningAction, confirm, submit, onConfirm, onClose }: ConfirmStepProps) {
  const { action, target } = runningAction;
  const t = useTranslateText();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const scanned = useKeyboardScanner();
  const [dontAskAgain, setDontAskAgain] = useState(false);
  const { record, selection } = target;
  const subjectRecord = record ?? (selection?.length === 1 ? selection[0] : undefined);
  const name = subjectRecord ? recordTitle(target.resource, subjectRecord, t) : '';
  const fieldsToType = getFieldsToType(confirm.typeToConfirm, target.scope);
  const mismatch = findMismatch(fieldsToType, target.scope, typed);
  const args = { ...toMessageArgs(target.scope), name, smart_count: selection?.length ?? 1 };
  const title = t(confirm.title, args);
  const width = confirm.width ?? (selection === undefined ? null : SELECTION_WIDTH);
  // Without a title of its own the question is the action's label: «Eliminar «CP-0002»».
  const isNamedInTitle = confirm.text === null && name !== '' && confirm.title === action.label;
  const showCodes = (text: string) => (
    <TextAboutRecord text={text} resource={target.resource} record={subjectRecord} />
  );
  return (
    <ConfirmDialog
      open
      title={showCodes(isNamedInTitle ? interpolateText(actionTexts.confirm_named, { title, name }) : title)}
      confirmLabel={t(confirm.submitLabel)}
      danger={action.danger}
      busy={submit.busy}
      {...(width === null ? {} : { width })}
      confirmDisabled={mismatch !== undefined}
      {...(mismatch
        ? { confirmDisabledReason: interpolateText(actionTexts.type_exactly, { field: t(mismatch.label) }) }
        : {})}
      onConfirm={() => {
        if (dontAskAgain) skipConfirmation(action, confirm);
        onConfirm();
      }}
      onClose={onClose}
    >
      <p>
        {isNamedInTitle
          ? actionTexts.no_undo
          : showCodes(t(confirm.text ?? (name ? actionTexts.confirm_about : actionTexts.confirm), args))}
      </p>
      {confirm.items && <ConfirmItems items={confirm.items} scope={target.scope} />}
      <ImpactStep runningAction={runningAction} onClose={onClose} />
      <FormAlertPanel formAlert={submit.formAlert} resource={target.resource} />
      <SendDialogs submit={submit} />
      {fieldsToType.map((field) => (
        <label key={field.name} className="field">
          <span>{t(field.label)}</span>
          <input
            className="input"
            autoComplete="off"
            value={typed[field.name] ?? ''}
            onKeyDown={(event) => {
              if (scanned.onKeyDown(event) === 'ended')
                setTyped({ ...typed, [field.name]: parseTypedCode(event.currentTarget.value, true) });
            }}
            onChange={(event) => setTyped({ ...typed, [field.name]: event.target.value })}
          />
        </label>
      ))}
      {confirm.dontAskAgain !== null && (
        <label className="check">
          <input
            type="checkbox"
            checked={dontAskAgain}
            onChange={(event) => setDontAskAgain(event.target.checked)}
          />
          <span>{` ${confirm.dontAskAgain === 'device' ? actionTexts.never_again : actionTexts.not_again}`}</span>
        </label>
      )}
    </ConfirmDialog>
  );
}
