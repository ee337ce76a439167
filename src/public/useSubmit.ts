import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useLock } from '../ui/useLock';
import type { FieldErrors, Values } from './validate';

/** What a form says after a failed send: one text for the form, and messages for single fields. */
export interface Failure {
  text: string;
  fields?: FieldErrors;
}

interface SubmitOptions {
  validate: (values: Values) => FieldErrors;
  /** Sends; returns what went wrong, or undefined when the form is done (it stays busy: the page is being left). */
  send: (values: Values) => Promise<Failure | undefined>;
}

export interface Submission {
  form: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  failure: string | undefined;
  busy: boolean;
  onSubmit: (event: FormEvent) => void;
  onInput: (event: FormEvent) => void;
}

/** A native form with messages at its fields, the focus on the first wrong one, and one send at a time. */
export function useSubmit({ validate, send }: SubmitOptions): Submission {
  const form = useRef<HTMLFormElement>(null);
  const { busy, run } = useLock();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | undefined>();

  const point = (found: FieldErrors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    const control = first === undefined ? null : form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const submit = () =>
    run(async (hold) => {
      if (form.current === null) return;
      const values = valuesOf(form.current);
      const found = validate(values);
      setFailure(undefined);
      point(found);
      if (Object.keys(found).length > 0) return;
      const failed = await send(values);
      if (failed === undefined) return hold();
      setFailure(failed.text);
      point(failed.fields ?? {});
    });

  return {
    form,
    errors,
    failure,
    busy,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    // A message goes as soon as what it says is no longer so; none appears while somebody still types.
    onInput: () => {
      if (form.current === null || Object.keys(errors).length === 0) return;
      const now = validate(valuesOf(form.current));
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name in now)));
    },
  };
}

/** Texts are trimmed, passwords are not. */
function valuesOf(form: HTMLFormElement): Values {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    const control = form.elements.namedItem(name);
    const isSecret = control instanceof HTMLInputElement && control.dataset.secret !== undefined;
    values[name] = isSecret ? value : value.trim();
  }
  return values;
}
