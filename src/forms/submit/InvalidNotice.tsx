import { useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';

/**
 * Tells who does not see it that a form was not sent, since fields are wrong. Who sees is told by the fields alone, of
 * which the first has the focus: a message would repeat it. What the host said of fields is said by its own outcome and
 * at the fields, so that a failure has one message (HTTP-08).
 */
export function InvalidNotice() {
  const { submitCount, errors } = useFormState();
  const translate = useTranslate();
  if (submitCount === 0 || !hasClientError(errors)) return null;
  return (
    // Another attempt is told again.
    <p key={submitCount} role="alert" className="visually-hidden">
      {translate('ra.message.invalid_form')}
    </p>
  );
}

/** Whether anything is wrong that the host did not say. What is wrong with a part of a field stands below the field. */
function hasClientError(errors: unknown): boolean {
  if (typeof errors !== 'object' || errors === null) return false;
  if ('type' in errors && typeof errors.type === 'string') return errors.type !== 'server';
  if ('message' in errors && typeof errors.message === 'string') return true;
  return Object.entries(errors).some(([name, error]) => name !== 'ref' && hasClientError(error));
}
