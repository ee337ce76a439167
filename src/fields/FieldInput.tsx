import { Suspense, useCallback } from 'react';
import { useGetIdentity, useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { isEmpty } from '../config/isEmpty';
import { evaluate } from '../config/evaluate';
import { readPath } from '../config/readPath';
import type { Field } from '../config/types';
import { FieldBoundary } from './FieldBoundary';
import { FieldFailure } from './FieldFailure';
import './fields.css';
import { fieldTypes } from './registry';
import { useText } from '../i18n/useText';

interface FieldInputProps {
  field: Field;
  /** Path in the form's values. Default: the field's name. */
  source?: string;
}

/** The input of a field inside a react-admin form; nothing where its `visibleWhen` does not hold. */
export const FieldInput = ({ field, source = field.name }: FieldInputProps) => {
  const plain = field.visibleWhen === null && field.requiredWhen === null && field.disabledWhen.length === 0;
  if (plain)
    return <TypedInput field={field} source={source} required={field.required} disabled={field.readOnly} />;
  return <ConditionalInput field={field} source={source} />;
};

// Apart, so that only fields with conditions are drawn again at every key.
const ConditionalInput = ({ field, source }: Required<FieldInputProps>) => {
  const scope = useScope(field, source);
  if (field.visibleWhen !== null && !evaluate(field.visibleWhen, scope)) return null;
  const why = field.disabledWhen.find(({ when }) => evaluate(when, scope))?.why;
  const required = field.required || (field.requiredWhen !== null && evaluate(field.requiredWhen, scope));
  return (
    <TypedInput
      field={field}
      source={source}
      required={required}
      disabled={field.readOnly || why !== undefined}
      why={why}
    />
  );
};

/** What conditions see: the record, over it what the form holds (inside a dialog: what the dialog holds), and `$me`. */
const useScope = (field: Field, source: string): unknown => {
  const record = useRecordContext();
  const { identity } = useGetIdentity();
  const values: unknown = useWatch();
  const inside = source.endsWith(`.${field.name}`) ? source.slice(0, -field.name.length - 1) : '';
  return { ...record, ...asObject(values), ...asObject(readPath(values, inside)), $me: identity };
};

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

interface TypedInputProps extends Required<FieldInputProps> {
  required: boolean;
  disabled: boolean;
  why?: string | undefined;
}

const TypedInput = ({ field, source, required, disabled, why }: TypedInputProps) => {
  const type = fieldTypes.get(field.type);
  const validate = useValidate(field, required);
  if (!type) return <FieldFailure name={field.name} type={field.type} problem="Tipo desconocido" />;
  return (
    <FieldBoundary name={field.name} type={field.type} value={source}>
      <Suspense fallback={<div className="field-skeleton" aria-hidden="true" />}>
        <type.Input
          field={field}
          source={source}
          required={required}
          disabled={disabled}
          why={why}
          validate={validate}
        />
      </Suspense>
    </FieldBoundary>
  );
};

const useValidate = (field: Field, required: boolean) => {
  const t = useText();
  return useCallback(
    async (value: unknown): Promise<string | undefined> => {
      // Blanks alone are no value either, or a name of three spaces would pass.
      if (isEmpty(typeof value === 'string' ? value.trim() : value)) {
        return required ? t(field.requiredText) : undefined;
      }
      const problem = await fieldTypes.get(field.type)?.validate?.(value, field);
      return problem && t(problem.message, problem.args);
    },
    [field, required, t],
  );
};
