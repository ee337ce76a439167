import { useId, type ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useTranslateText } from '../../i18n/useTranslateText';
import { FieldErrorMessage } from './FieldErrorMessage';
import type { InputProps } from '../core/types';
import './inputGroup.css';

type InputGroupProps = Pick<InputProps, 'field' | 'disabledReason' | 'required'> & {
  /** Id of an element inside that describes the group as well. */
  describedBy?: string;
  children: ReactNode;
};

/** Wraps the inputs of a field that has several: label, help text, and the error of the value as a whole. */
export function InputGroup({ field, disabledReason, required, describedBy = '', children }: InputGroupProps) {
  const t = useTranslateText();
  const id = useId();
  const problem = useRootError(field.name);
  const help = disabledReason ?? field.help;
  return (
    <fieldset
      className="field-group"
      aria-describedby={`${describedBy} ${id}`.trim()}
      data-invalid={problem !== undefined}
    >
      <legend className="field-label">
        <span>{t(field.label)}</span>
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {children}
      <span id={id} className="field-help" data-invalid={problem !== undefined} role="status">
        {problem === undefined ? (
          help !== null && <span>{t(help)}</span>
        ) : (
          <FieldErrorMessage error={problem} />
        )}
      </span>
    </fieldset>
  );
}

/** Returns the error of the value as a whole. */
const useRootError = (name: string): string | undefined => {
  const { errors } = useFormState();
  const error: unknown = get(errors, `${name}.root.message`) ?? get(errors, `${name}.message`);
  return typeof error === 'string' ? error : undefined;
};
