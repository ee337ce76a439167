import { memo, Suspense, useCallback, useEffect } from 'react';
import { useRecordContext } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { readPath } from '../config/readPath';
import type { Field } from '../config/types';
import { Boundary } from '../ui/Boundary';
import { WorksOnSight } from '../ui/WorksOnSight';
import { FieldFailure } from './FieldFailure';
import { fieldState } from './fieldState';
import { useFieldLoading } from './FieldsLoading';
import { FirstChecked } from './FirstChecked';
import { InputThere, useForgetUnseen } from './InputThere';
import './fields.css';
import { jsonEqual } from '../lib/equal';
import { useCame } from './CameContext';
import { isAsItCame, toFormValue } from './convert';
import { useItemPath, withItem } from './ItemPath';
import { hasValue, problemOf } from './problemOf';
import { fieldTypes } from './registry';
import { useText } from '../i18n/useText';
import { useConditionScope } from './useConditionScope';
import { fieldTexts } from './texts';

interface FieldInputProps {
  field: Field;
  /** Problem of a value that is there, as text, beside what the type of the field finds. */
  check?: ((value: unknown) => string | undefined) | undefined;
}

/** The input of a field inside a react-admin form; nothing where its `visibleWhen` does not hold. */
export const FieldInput = (props: FieldInputProps) => {
  const { field } = props;
  const plain = field.visibleWhen === null && field.requiredWhen === null && field.disabledWhen.length === 0;
  if (plain) return <TypedInput {...props} required={field.required} disabled={field.readOnly} />;
  return <ConditionalInput {...props} />;
};

// Apart, so that only fields with conditions are drawn again at every key.
const ConditionalInput = (props: FieldInputProps) => {
  const { field } = props;
  const scope = useConditionScope();
  const { isShown, required, disabled, why } = fieldState(field, scope);
  if (!isShown) return field.clearWhenHidden ? <Cleared field={field} /> : null;
  return <TypedInput {...props} required={required} disabled={disabled} why={why} />;
};

/** In the place of a field out of sight that loses what it holds. */
const Cleared = ({ field }: { field: Field }) => {
  const { setValue, getValues, clearErrors } = useFormContext();
  useEffect(() => {
    const empty = toFormValue(field, {}, false);
    if (!jsonEqual(getValues(field.name) ?? null, empty)) setValue(field.name, empty, { shouldDirty: true });
    clearErrors(field.name);
  }, [field, getValues, setValue, clearErrors]);
  return null;
};

interface TypedInputProps extends FieldInputProps {
  required: boolean;
  disabled: boolean;
  why?: string | undefined;
}

// A condition is looked at again at every key; what it says mostly stays, and then nothing is drawn.
const TypedInput = memo(function TypedInput({ field, check, required, disabled, why }: TypedInputProps) {
  const type = fieldTypes.get(field.type);
  const validate = useValidate(field, required, check, why !== undefined && !required);
  const seen = useForgetUnseen(field.name);
  if (!type) return <FieldFailure name={field.name} type={field.type} problem={fieldTexts.unknownType} />;
  return (
    <Boundary
      resetKey={field.name}
      fallback={<FieldFailure name={field.name} type={field.type} problem={fieldTexts.notDrawn} />}
    >
      <Suspense fallback={<InputSkeleton />}>
        <type.Input field={field} required={required} disabled={disabled} why={why} validate={validate} />
        <InputThere onThere={seen} />
        <WorksOnSight />
        <FirstChecked name={field.name} />
      </Suspense>
    </Boundary>
  );
});

/** In the place of an input whose file is still on its way. */
const InputSkeleton = () => {
  useFieldLoading();
  return <div className="field-skeleton skeleton" aria-hidden="true" />;
};

const useValidate = (field: Field, required: boolean, check: FieldInputProps['check'], isLocked: boolean) => {
  const t = useText();
  const record = useRecordContext();
  const { getValues } = useFormContext();
  const item = useItemPath();
  const edited = useCame();
  return useCallback(
    async (value: unknown): Promise<string | undefined> => {
      // Whoever cannot change it cannot put it right either.
      if (isLocked) return undefined;
      const form = withItem(getValues(), item);
      // What the host sent of an item goes back as it came: whoever changes something else did not make it.
      const isOfHost = item !== undefined && isAsItCame(field, value, readPath(form, '$came'));
      const came = item === undefined && isAsItCame(field, value, edited) ? edited : undefined;
      return (
        (await problemOf(field, value, { required, form, record, isOfHost, came, t })) ??
        (hasValue(value) ? check?.(value) : undefined)
      );
    },
    [field, required, check, isLocked, t, getValues, record, item, edited],
  );
};
