import { useId } from 'react';
import { sessionTexts } from '../../i18n/messages/session';
import { FieldErrorText } from '../../ui/form/FormField';

const texts = sessionTexts.register;

interface TermsCheckboxProps {
  /** Validated URL of the terms. */
  href: string | undefined;
  error: string | undefined;
}

/**
 * Checkbox for accepting the terms. The link is beside the label, because a click on it inside the label would also tick the
 * box.
 */
export function TermsCheckbox({ href, error }: TermsCheckboxProps) {
  const id = useId();
  const errorId = useId();
  return (
    <div className="field">
      <div className="check-line">
        <input
          id={id}
          type="checkbox"
          name="terms"
          value="yes"
          aria-required
          {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        <span>
          <label htmlFor={id}>
            <span>{texts.accept}</span>{' '}
            <span {...(href === undefined ? {} : { className: 'visually-hidden' })}>{texts.terms}</span>
          </label>
          {href === undefined ? null : (
            <a href={href} target="_blank" rel="noopener noreferrer">
              <span>{texts.terms}</span>
              <span className="visually-hidden">{` ${sessionTexts.field.newTab}`}</span>
            </a>
          )}
        </span>
      </div>
      <FieldErrorText id={errorId} error={error} />
    </div>
  );
}
