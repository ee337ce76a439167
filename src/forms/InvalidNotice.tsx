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
    const own = Object.values(errors).filter((error) => error !== undefined && error.type !== 'server');
    if (own.length > 0) notify('ra.message.invalid_form', { type: 'error' });
  }, [submitCount, errors, notify]);
  return null;
}
