import type { MouseEvent } from 'react';
import type { RaRecord } from 'ra-core';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { evaluate } from '../../config/conditions/evaluate';
import type { Condition, FormBody } from '../../config/types';
import { isSameValue } from '../../drafts/draftChanges';
import { useConditionScope } from '../../fields/formContext/useConditionScope';
import { evaluateFieldState } from '../../fields/formValues/evaluateFieldState';
import { interpolateText } from '../../i18n/interpolateText';
import { formTexts } from '../../i18n/messages/form';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useCanAccess } from '../../session/access/useCanAccess';
import { Button } from '../../ui/button/Button';
import type { FormSession } from '../submit/useFormSession';

/** A form and its buttons. */
export interface FormButtonsProps {
  form: FormBody;
  /** Edited record; undefined for a new one. */
  record: RaRecord | undefined;
  submitLabel: string;
  cancelLabel: string;
  /** Draft and closing of the form. */
  session: FormSession;
  /** By field: the field counts as unchanged while this condition on the record and `form` holds. */
  unchangedWhen?: Readonly<Record<string, Condition>> | undefined;
  /** True: cancel resets the form to the loaded values, and is enabled only if something changed. */
  cancelRestores?: boolean | undefined;
  /** True if the submit button uses the danger style. */
  danger?: boolean | undefined;
}

interface FormFooterProps extends FormButtonsProps {
  /** Form values as loaded. */
  values: Readonly<Record<string, unknown>>;
  busy: boolean;
  /** True while inputs are missing, so the form cannot be sent. */
  locked: boolean;
}

/** The buttons of a form: cancel and submit, each disabled with a reason while it has no use. */
export function FormFooter(props: FormFooterProps) {
  return (
    <footer className="form-footer">
      <FormNote form={props.form} />
      <InvalidCount form={props.form} />
      <CancelButton {...props} />
      <SubmitButton {...props} />
    </footer>
  );
}

/** Names the rule that the form does not fulfil yet; else explains the asterisk of labels, if a field has one. */
function FormNote({ form }: Pick<FormButtonsProps, 'form'>) {
  const { fields } = form;
  const scope = useConditionScope();
  const unmetReason = useUnmetReason(form);
  const canAccess = useCanAccess();
  const hasRequiredField = fields.some((field) => {
    const { isVisible, required } = evaluateFieldState(field, scope);
    return isVisible && required && canAccess(field.access);
  });
  const note = unmetReason ?? (hasRequiredField ? formTexts.required_note : undefined);
  return note !== undefined && <p className="form-required-note">{note}</p>;
}

/** Reason of the first declared rule that the form does not fulfil yet; undefined if it fulfils all. */
function useUnmetReason({ submitEnabledWhen }: FormBody): string | undefined {
  const scope = useConditionScope();
  const t = useTranslateText();
  const unmetRule = submitEnabledWhen.find(({ when }) => !evaluate(when, scope));
  return unmetRule && t(unmetRule.reason);
}

/** Number of fields that have a message: some may be out of view. */
function InvalidCount({ form: { fields } }: Pick<FormButtonsProps, 'form'>) {
  const { errors } = useFormState();
  // Errors of "location.city" and "location.street" are nested in one.
  const count = fields.filter(({ name }) => get(errors, name) !== undefined).length;
  return (
    <p aria-live="polite" className="form-invalid-count">
      {count > 0 && <span>{interpolateText(formTexts.invalid_count, { smart_count: count })}</span>}
    </p>
  );
}

function CancelButton({ busy, cancelLabel, cancelRestores, session, ...rest }: FormFooterProps) {
  // A field that counts as unchanged for the host (`unchangedWhen`) may still have been edited.
  const hasChanged = useHasChanged({ ...rest, unchangedWhen: undefined });
  const disabledReason = cancelRestores && !hasChanged ? formTexts.nothing_changed : undefined;
  return (
    <Button onClick={() => session.cancel()} disabled={busy} disabledReason={disabledReason}>
      {cancelLabel}
    </Button>
  );
}

function SubmitButton({ busy, locked, submitLabel, danger, ...rest }: FormFooterProps) {
  const { submitRequiresChanges, submitRequiresValid } = rest.form;
  const hasChanged = useHasChanged(rest);
  const unmetReason = useUnmetReason(rest.form);
  const { isValid, errors } = useFormState();
  const { getValues, trigger } = useFormContext();
  const hasErrors = Object.keys(errors).length > 0;
  const otherReason =
    unmetReason ?? (submitRequiresChanges && !hasChanged ? formTexts.nothing_changed : undefined);
  const isInvalid = submitRequiresValid && !isValid;
  const invalidReason = hasErrors ? formTexts.not_valid : formTexts.not_complete;
  /**
   * Shows missing values at their fields. The form may have become valid with the last key: then the press counts. It never
   * sends what was typed after it, while it was checked.
   */
  const validateOnPress = async ({ currentTarget }: MouseEvent<HTMLButtonElement>): Promise<void> => {
    const { form } = currentTarget;
    const pressedValues = getValues();
    const isNowValid = (await trigger()) && isSameValue(pressedValues, getValues());
    if (isNowValid && otherReason === undefined && !locked && !busy) form?.requestSubmit();
  };
  return (
    <Button
      variant="primary"
      danger={danger}
      type="submit"
      busy={busy}
      disabled={locked}
      disabledReason={otherReason ?? (isInvalid ? invalidReason : undefined)}
      onClickCapture={(event) => void (isInvalid && validateOnPress(event))}
    >
      {submitLabel}
    </Button>
  );
}

/** True if a field differs from its loaded value. Typing the old value back counts as unchanged. */
function useHasChanged({
  form: { fields },
  values,
  record,
  unchangedWhen = {},
}: Pick<FormFooterProps, 'form' | 'values' | 'record' | 'unchangedWhen'>): boolean {
  const currentValues = useWatch() as Record<string, unknown>;
  return fields.some(({ name }) => {
    const condition = unchangedWhen[name];
    if (condition !== undefined && evaluate(condition, { ...record, form: currentValues })) return false;
    return !isSameValue(currentValues[name], values[name]);
  });
}
