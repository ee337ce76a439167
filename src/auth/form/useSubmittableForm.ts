import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useLock } from '../../ui/hooks/useLock';
import type { FormErrors, LoginFormValues } from './validate';

/** Errors after a failed send: one text for the form, and messages for single fields. */
export interface SubmitFailure {
  text: string;
  formErrors?: FormErrors;
}

interface SubmitOptions {
  validate: (values: LoginFormValues) => FormErrors;
  /**
   * Sends the values. Resolves to the errors, or to undefined on success; the form then stays busy, because the page is
   * being left.
   */
  send: (values: LoginFormValues) => Promise<SubmitFailure | undefined>;
}

export interface SubmittableForm {
  formRef: RefObject<HTMLFormElement | null>;
  errors: FormErrors;
  failureText: string | undefined;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => void;
  onInput: (event: FormEvent) => void;
}

/** Manages a native form: messages at its fields, focus on the first invalid one, and one send at a time. */
export function useSubmittableForm({ validate, send }: SubmitOptions): SubmittableForm {
  const formRef = useRef<HTMLFormElement>(null);
  const { busy, run } = useLock();
  const [errors, setErrors] = useState<FormErrors>({});
  const [failureText, setFailureText] = useState<string | undefined>();

  const showFormErrors = (formErrors: FormErrors) => {
    setErrors(formErrors);
    const [firstField] = Object.keys(formErrors);
    const control = firstField === undefined ? null : formRef.current?.elements.namedItem(firstField);
    if (control instanceof HTMLElement) control.focus();
  };

  const submit = () =>
    run(async (hold) => {
      if (formRef.current === null) return;
      const values = readFormValues(formRef.current);
      const formErrors = validate(values);
      setFailureText(undefined);
      showFormErrors(formErrors);
      if (Object.keys(formErrors).length > 0) return;
      const failure = await send(values);
      if (failure === undefined) return hold();
      setFailureText(failure.text);
      showFormErrors(failure.formErrors ?? {});
    });

  return {
    formRef,
    errors,
    failureText,
    isBusy: busy,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    // A message disappears as soon as its field is valid; none appears while the user is typing.
    onInput: () => {
      if (formRef.current === null || Object.keys(errors).length === 0) return;
      const currentErrors = validate(readFormValues(formRef.current));
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name in currentErrors)));
    },
  };
}

/** Trims texts but not passwords. */
function readFormValues(form: HTMLFormElement): LoginFormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    const control = form.elements.namedItem(name);
    const isSecret = control instanceof HTMLInputElement && control.dataset.secret !== undefined;
    values[name] = isSecret ? value : value.trim();
  }
  return values;
}
