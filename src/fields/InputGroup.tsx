import { useId, type ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useText } from '../i18n/useText';
import { FieldProblem } from './FieldProblem';
import type { InputProps } from './types';
import './inputGroup.css';

type InputGroupProps = Pick<InputProps, 'field' | 'why' | 'required'> & { children: ReactNode };

/** Around the inputs of a field that has several: its label, its help, and what is wrong with it as a whole. */
export function InputGroup({ field, why, required, children }: InputGroupProps) {
  const t = useText();
  const id = useId();
  const problem = useProblem(field.name);
  const help = why ?? field.help;
  return (
    <fieldset className="field-group" aria-describedby={id} data-invalid={problem !== undefined}>
      <legend className="field-label">
        <span>{t(field.label)}</span>
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {children}
      <span id={id} className="field-help" data-invalid={problem !== undefined} role="status">
        {problem === undefined ? help !== null && <span>{t(help)}</span> : <FieldProblem error={problem} />}
      </span>
    </fieldset>
  );
}

/** What is wrong with the value as a whole. */
const useProblem = (name: string): string | undefined => {
  const { errors } = useFormState();
  const error: unknown = get(errors, `${name}.root.message`) ?? get(errors, `${name}.message`);
  return typeof error === 'string' ? error : undefined;
};
