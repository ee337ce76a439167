import { useCallback, useState } from 'react';
import { ApiError } from '../../dataProvider';
import { evaluate } from '../config/evaluate';
import type { Field } from '../config/types';
import { toWireValue } from '../fields/convert';
import { useText } from '../i18n/useText';
import { useLock } from '../ui/useLock';
import type { RaRecord } from 'ra-core';

/** Messages by field name, those of no field under ''; null when all is done. */
export type SubmitResult = Readonly<Record<string, string>> | null;

/** What is sent of a form, and by whom. */
interface Submitted {
  fields: readonly Field[];
  record: RaRecord | undefined;
  context?: RaRecord | undefined;
  onSubmit: (values: Record<string, unknown>) => Promise<SubmitResult>;
}

interface FormSubmit {
  submit: (values: Record<string, unknown>) => Promise<Record<string, string> | undefined>;
  /** Messages that belong to no field. */
  problems: readonly string[];
  /** How the last try ended when nobody knows whether it was done. */
  lost: { error: ApiError; run: number } | undefined;
  busy: boolean;
}

/** One submit at a time; values in the shape of the wire; whatever fails, what was typed stays. */
export function useFormSubmit({ fields, context, record, onSubmit }: Submitted): FormSubmit {
  const t = useText();
  const { busy, run } = useLock();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [lost, setLost] = useState<FormSubmit['lost']>();
  const submit = useCallback(
    (values: Record<string, unknown>) =>
      run(async () => {
        setProblems([]);
        try {
          const result = await onSubmit(await toWire(fields, { ...context, ...record, ...values }, values));
          // Not sooner: a notice that goes at the press of the button would take it from under the pointer.
          setLost(undefined);
          if (result === null) return undefined;
          const names = new Set(fields.map(({ name }) => name));
          setProblems(
            Object.entries(result)
              .filter(([name]) => !names.has(name))
              .map(([, text]) => text),
          );
          return Object.fromEntries(Object.entries(result).filter(([name]) => names.has(name)));
        } catch (error) {
          if (error instanceof ApiError) {
            setLost((before) => ({ error, run: (before?.run ?? 0) + 1 }));
            return undefined;
          }
          setLost(undefined);
          console.error(error);
          setProblems([t('form.unreadable')]);
          return undefined;
        }
      }),
    [run, fields, context, record, onSubmit, t],
  );
  return { submit, problems, lost, busy };
}

/** The values of the form as the host wants them; a field that is not shown counts as empty. */
async function toWire(
  fields: readonly Field[],
  scope: unknown,
  values: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const entries = fields.map(async (field) => {
    const hidden = field.visibleWhen !== null && !evaluate(field.visibleWhen, scope);
    return [field.name, hidden ? null : await toWireValue(field, values[field.name])] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
