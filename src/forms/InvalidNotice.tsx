import { useEffect, useRef } from 'react';
import { useNotify } from 'ra-core';
import { useFormState } from 'react-hook-form';

/**
 * Says that a form was not sent, since fields are wrong. What the host said of fields is said by its own outcome and at
 * the fields, so that a failure has one message (HTTP-08); react-admin's own notice would be a second one.
 */
export function InvalidNotice() {
  const { submitCount, errors } = useFormState();
  const notify = useNotify();
  const said = useRef(submitCount);
  useEffect(() => {
    if (submitCount <= said.current) return;
    said.current = submitCount;
    if (hasOwn(errors)) notify('ra.message.invalid_form', { type: 'error' });
  }, [submitCount, errors, notify]);
  return null;
}

/** Whether anything is wrong that the host did not say. What is wrong with a part of a field stands below the field. */
function hasOwn(errors: unknown): boolean {
  if (typeof errors !== 'object' || errors === null) return false;
  if ('type' in errors && typeof errors.type === 'string') return errors.type !== 'server';
  if ('message' in errors && typeof errors.message === 'string') return true;
  return Object.entries(errors).some(([name, error]) => name !== 'ref' && hasOwn(error));
}
