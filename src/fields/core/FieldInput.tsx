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
import { useItemPath, withItemScope } from '../formContext/ItemPathContext';
import { isFilled, validateField } from '../formValues/validateField';
import { fieldTypes } from './registry';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useConditionScope } from '../formContext/useConditionScope';
import { fieldTexts } from './texts';

interface FieldInputProps {
  field: Field;
  /** Problem of a value that is there, as text, beside what the type of the field finds. */
  check?: ((value: unknown) => string | undefined) | undefined;
}

/** The input of a field inside a react-admin form; nothing where its `visibleWhen` does not hold. */
export const FieldInput = (props: FieldInputProps) => {
  const { field } = props;
  const isUnconditional =
    field.visibleWhen === null && field.requiredWhen === null && field.disabledWhen.length === 0;
  if (isUnconditional) return <TypedInput {...props} required={field.required} disabled={field.readOnly} />;
  return <ConditionalInput {...props} />;
};

// Apart, so that only fields with conditions are drawn again at every key.
const ConditionalInput = (props: FieldInputProps) => {
  const { field } = props;
  const scope = useConditionScope();
  const { isVisible, required, disabled, disabledReason } = evaluateFieldState(field, scope);
  if (!isVisible) return field.clearWhenHidden ? <ClearHiddenField field={field} /> : null;
  return <TypedInput {...props} required={required} disabled={disabled} disabledReason={disabledReason} />;
};

/** In the place of a field out of sight that loses what it holds. */
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

// A condition is looked at again at every key; what it says mostly stays, and then nothing is drawn.
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
      <Suspense fallback={<InputSkeleton />}>
        <type.Input
          field={field}
          required={required}
          disabled={disabled}
          disabledReason={disabledReason}
          validate={validate}
        />
        <MountMarker onMount={markMounted} />
        <FlushEffectsBeforePaint />
        <ValidateOnMount name={field.name} />
      </Suspense>
    </Boundary>
  );
});

/** In the place of an input whose file is still on its way. */
const InputSkeleton = () => {
  useRegisterLoading();
  return <div className="field-skeleton skeleton" aria-hidden="true" />;
};

const useValidate = (field: Field, required: boolean, check: FieldInputProps['check'], isLocked: boolean) => {
  const t = useTranslateText();
  const record = useRecordContext();
  const { getValues } = useFormContext();
  const itemPath = useItemPath();
  const originalRecord = useOriginalRecord();
  return useCallback(
    async (value: unknown): Promise<string | undefined> => {
      // Whoever cannot change it cannot put it right either.
      if (isLocked) return undefined;
      const form = withItemScope(getValues(), itemPath);
      // What the host sent of an item goes back as it came: whoever changes something else did not make it.
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
