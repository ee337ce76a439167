import { useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';

/**
 * Announces to screen readers that the form was not sent because of invalid fields. Sighted users see the fields, the first
 * of which has the focus, so a visible message would repeat them. Errors of the host are reported by the outcome and at the
 * fields, so each failure has one message.
 */
export function InvalidNotice() {
  const { submitCount, errors } = useFormState();
  const translate = useTranslate();
  if (submitCount === 0 || !hasClientError(errors)) return null;
  return (
    // The key makes screen readers announce another attempt.
    <p key={submitCount} role="alert" className="visually-hidden">
      {translate('ra.message.invalid_form')}
    </p>
  );
}

/** True if there is an error that did not come from the host. Errors on a part of a field's value show below the field. */
function hasClientError(errors: unknown): boolean {
  if (typeof errors !== 'object' || errors === null) return false;
  if ('type' in errors && typeof errors.type === 'string') return errors.type !== 'server';
  if ('message' in errors && typeof errors.message === 'string') return true;
  return Object.entries(errors).some(([name, error]) => name !== 'ref' && hasClientError(error));
}
