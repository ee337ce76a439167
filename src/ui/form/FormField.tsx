import { useId, useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { sessionTexts } from '../../i18n/messages/session';
import { interpolateText } from '../../i18n/interpolateText';
import { wrapText } from '../text/wrapText';

const texts = sessionTexts.field;

interface FormFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  error: string | undefined;
  /** Content at the other end of the label's line. */
  aside?: ReactNode;
}

/** Native input with its label and message. */
export function FormField({ label, error, aside, children, ...input }: FormFieldProps) {
  const id = useId();
  const errorId = useId();
  return (
    <div className="field">
      <div className="field-line">
        <label htmlFor={id} className="label">
          {label}
        </label>
        {aside}
      </div>
      <div className="field-control">
        <input
          id={id}
          className="input"
          aria-required
          {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })}
          {...input}
        />
        {children}
      </div>
      <FieldErrorText id={errorId} error={error} />
    </div>
  );
}

export function FieldErrorText({ id, error }: { id: string; error: string | undefined }) {
  return error === undefined ? null : (
    <p key={error} id={id} className="field-error">
      {error}
    </p>
  );
}

/** Password input with a show button; password managers find it by `autoComplete`. */
export function PasswordField(props: Omit<FormFieldProps, 'type' | 'children'>) {
  const [isVisible, setVisible] = useState(false);
  return (
    <FormField
      {...props}
      type={isVisible ? 'text' : 'password'}
      data-secret=""
      spellCheck="false"
      autoCapitalize="none"
    >
      <button
        type="button"
        className="field-toggle"
        aria-label={interpolateText(isVisible ? texts.hidePasswordOf : texts.showPasswordOf, {
          label: props.label,
        })}
        onClick={() => setVisible(!isVisible)}
      >
        {wrapText(isVisible ? texts.hidePassword : texts.showPassword)}
      </button>
    </FormField>
  );
}
