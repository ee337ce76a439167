import { memo, Suspense, useCallback, useEffect } from 'react';
import { useRecordContext } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { readPath } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { Boundary } from '../../ui/feedback/Boundary';
import { FlushEffectsBeforePaint } from '../../ui/page/FlushEffectsBeforePaint';
import { FieldFailure } from './FieldFailure';
import { evaluateFieldState } from '../formValues/evaluateFieldState';
import { useRegisterLoading } from '../formContext/FieldsLoadingContext';
import { ValidateOnMount } from '../formContext/ValidateOnMount';
import { MountMarker, useUnregisterUnmounted } from '../formContext/MountMarker';
import './fields.css';
import { isJsonEqual } from '../../lib/isJsonEqual';
import { useOriginalRecord } from '../formContext/OriginalRecordContext';
import { isOriginalValue, toFormValue } from './convert';
import { getFormBehaviour } from './formBehaviours';
import { useItemPath, withItemScope } from '../formContext/ItemPathContext';
import { isFilled, validateField } from '../formValues/validateField';
import { fieldTypes } from './registry';
import { UnreadableGate } from './UnreadableGate';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useConditionScope } from '../formContext/useConditionScope';
import { fieldTexts } from './texts';

interface FieldInputProps {
  field: Field;
  /** Extra validation of a value that is not empty, besides the type's own rule. Returns the problem as text. */
  check?: ((value: unknown) => string | undefined) | undefined;
}

/** The input of a field inside a react-admin form. Renders nothing while its `visibleWhen` is false. */
export const FieldInput = (props: FieldInputProps) => {
  const { field } = props;
  const isUnconditional =
    field.visibleWhen === null && field.requiredWhen === null && field.disabledWhen.length === 0;
  if (isUnconditional) return <TypedInput {...props} required={field.required} disabled={field.readOnly} />;
  return <ConditionalInput {...props} />;
};

// A separate component, so that only fields with conditions re-render at every key.
const ConditionalInput = (props: FieldInputProps) => {
  const { field } = props;
  const scope = useConditionScope();
  const { isVisible, required, disabled, disabledReason } = evaluateFieldState(field, scope);
  if (!isVisible) return field.clearWhenHidden ? <ClearHiddenField field={field} /> : null;
  return <TypedInput {...props} required={required} disabled={disabled} disabledReason={disabledReason} />;
};

/** Rendered for a hidden field that loses its value. */
const ClearHiddenField = ({ field }: { field: Field }) => {
  const { setValue, getValues, clearErrors } = useFormContext();
  useEffect(() => {
    const emptyValue = toFormValue(field, {}, false);
    if (!isJsonEqual(getValues(field.name) ?? null, emptyValue))
      setValue(field.name, emptyValue, { shouldDirty: true });
    clearErrors(field.name);
  }, [field, getValues, setValue, clearErrors]);
  return null;
};

interface TypedInputProps extends FieldInputProps {
  required: boolean;
  disabled: boolean;
  disabledReason?: string | undefined;
}

// Conditions are evaluated at every key. Their result rarely changes, so memo skips most renders.
const TypedInput = memo(function TypedInput({
  field,
  check,
  required,
  disabled,
  disabledReason,
}: TypedInputProps) {
  const type = fieldTypes.get(field.type);
  const validate = useValidate(field, required, check, disabledReason !== undefined && !required);
  const markMounted = useUnregisterUnmounted(field.name);
  if (!type) return <FieldFailure name={field.name} type={field.type} problem={fieldTexts.unknownType} />;
  return (
    <Boundary
      resetKey={field.name}
      fallback={<FieldFailure name={field.name} type={field.type} problem={fieldTexts.renderFailed} />}
    >
      <Suspense fallback={<InputSkeleton field={field} disabledReason={disabledReason} />}>
        <UnreadableGate field={field} disabled={disabled}>
          <type.Input
            field={field}
            required={required}
            disabled={disabled}
            disabledReason={disabledReason}
            validate={validate}
          />
        </UnreadableGate>
        <MountMarker onMount={markMounted} />
        <FlushEffectsBeforePaint />
        <ValidateOnMount name={field.name} />
      </Suspense>
    </Boundary>
  );
});

/** Placeholder for an input whose chunk is still loading: as high as the input, with the text below it. */
const InputSkeleton = ({ field, disabledReason }: Pick<TypedInputProps, 'field' | 'disabledReason'>) => {
  useRegisterLoading();
  const t = useTranslateText();
  const { getValues } = useFormContext();
  const height = getFormBehaviour(field).inputHeight?.(field, getValues(field.name));
  const helperText = disabledReason ?? field.help;
  return (
    <div aria-hidden="true" data-field-type={field.type}>
      <div className="field-skeleton skeleton" style={{ height }} />
      {helperText !== null && <p className="field-reason-space" data-text={t(helperText)} />}
    </div>
  );
};

const useValidate = (field: Field, required: boolean, check: FieldInputProps['check'], isLocked: boolean) => {
  const t = useTranslateText();
  const record = useRecordContext();
  const { getValues } = useFormContext();
  const itemPath = useItemPath();
  const originalRecord = useOriginalRecord();
  return useCallback(
    async (value: unknown): Promise<string | undefined> => {
      // Skip validation: the user cannot fix a locked value.
      if (isLocked) return undefined;
      const form = withItemScope(getValues(), itemPath);
      // An item value from the host is sent back unchanged and not validated: the user who edits another field did not enter
      // it.
      const isUnchanged = itemPath !== undefined && isOriginalValue(field, value, readPath(form, '$came'));
      const original =
        itemPath === undefined && isOriginalValue(field, value, originalRecord) ? originalRecord : undefined;
      return (
        (await validateField(field, value, { required, form, record, isUnchanged, original, t })) ??
        (isFilled(value) ? check?.(value) : undefined)
      );
    },
    [field, required, check, isLocked, t, getValues, record, itemPath, originalRecord],
  );
};
