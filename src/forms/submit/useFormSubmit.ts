import { useCallback, useState } from 'react';
import { useGetIdentity, type RaRecord } from 'ra-core';
import type { Scope } from '../../../dataProvider';
import type { Field } from '../../config/types';
import { useIdLists } from '../../queries/console/consoleHooks';
import { getFormBehaviour } from '../../fields/core/formBehaviours';
import { useCanAccess } from '../../session/access/useCanAccess';
import { useLock } from '../../ui/hooks/useLock';
import { serializeForm, isVisibleIn } from './serializeForm';
import type { UnknownOutcome, SubmitResult } from '../../mutations/useDeclaredMutation';
import type { FormSession } from './useFormSession';
import type { SubmitConfirmation } from './useFormConfirm';
import type { EditConflict } from '../conflict/useEditConflict';
import { formTexts } from '../../i18n/es/form';

/** Values to send and the function that sends them. */
interface FormSubmitOptions {
  fields: readonly Field[];
  record: RaRecord | undefined;
  /** Data for conditions, besides the record and the form's values. */
  context: Readonly<Record<string, unknown>>;
  session: FormSession;
  /** Question before the form is sent. */
  confirmation: SubmitConfirmation;
  /** Question before a record is overwritten that another user has changed. */
  editConflict: EditConflict;
  onSubmit: (values: Record<string, unknown>, extraScope?: Scope) => Promise<SubmitResult>;
}

interface FormSubmit {
  /** Sends the form. Resolves to messages by field; undefined if there are none. */
  submit: (values: Record<string, unknown>) => Promise<Record<string, string> | undefined>;
  /** Messages that belong to no field. */
  problems: readonly string[];
  /** Last try, if its outcome is unknown. */
  unknownOutcome: (UnknownOutcome & { attempt: number }) | undefined;
  busy: boolean;
}

/** Submits a form: one submit at a time, values in wire format. The input survives every failure. */
export function useFormSubmit(options: FormSubmitOptions): FormSubmit {
  const { fields, context, record, session, onSubmit } = options;
  const { busy, run } = useLock();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [unknownOutcome, setUnknownOutcome] = useState<FormSubmit['unknownOutcome']>();
  const { identity } = useGetIdentity();
  const ids = useIdLists();
  const canAccess = useCanAccess();
  const { validate } = session.warning;
  const { markSaved, setSending } = session;
  const { confirmSubmit } = options.confirmation;
  const { resolveConflicts, markSaved: markConflictsSaved } = options.editConflict;
  const submit = useCallback(
    (values: Record<string, unknown>) =>
      run(async () => {
        setProblems([]);
        // The same scope that the fields' conditions see when rendered.
        const buildScope = (formValues: Record<string, unknown>) => ({
          ...context,
          ...record,
          ...formValues,
          $me: identity,
          $ids: ids,
        });
        const serialize = (formValues: Record<string, unknown>, baseRecord = record) =>
          serializeForm(fields, buildScope(formValues), { values: formValues, record: baseRecord }).catch(
            logUnreadable,
          );
        const typedBody = await serialize(values);
        if (typedBody && !(await validate(typedBody.wire))) {
          setUnknownOutcome(undefined);
          return undefined;
        }
        if (typedBody && !(await confirmSubmit(values))) return undefined;
        const resolution = typedBody
          ? await resolveConflicts(values, isVisibleIn(buildScope(values)))
          : { values };
        if (!resolution) return undefined;
        const resolvedValues = resolution.values;
        const body = resolution.record ? await serialize(resolvedValues, resolution.record) : typedBody;
        setSending(true);
        const result: SubmitResult = body
          ? await onSubmit(body.wire, { $absent: body.absent })
          : { kind: 'open', messages: { '': formTexts.unreadable } };
        setSending(false);
        if (result.kind === 'unknown') {
          setUnknownOutcome((before) => ({ ...result, attempt: (before?.attempt ?? 0) + 1 }));
          return undefined;
        }
        if (result.kind === 'done') {
          markSaved();
          markConflictsSaved(resolvedValues);
          await result.finish();
        }
        // Hide the notice only now; hiding it on press would shift the button under the pointer.
        setUnknownOutcome(undefined);
        if (result.kind === 'done') return undefined;
        // Messages of a field that is not visible show above the form.
        const isVisible = isVisibleIn(buildScope(resolvedValues));
        const visibleFields = fields.filter((field) => isVisible(field) && canAccess(field.access));
        const messages = Object.entries(result.messages).map(
          ([name, text]) => [findInputName(name, visibleFields, resolvedValues), text] as const,
        );
        setProblems(messages.flatMap(([name, text]) => (name === undefined ? [text] : [])));
        return Object.fromEntries(messages.filter(([name]) => name !== undefined));
      }),
    [
      run,
      fields,
      context,
      record,
      identity,
      ids,
      canAccess,
      validate,
      confirmSubmit,
      resolveConflicts,
      markConflictsSaved,
      markSaved,
      setSending,
      onSubmit,
    ],
  );
  return { submit, problems, unknownOutcome, busy };
}

/** Returns the name of the input that shows a message: a field or a part of its value; undefined if the form has none. */
function findInputName(
  name: string,
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  // If no field has this name, look for a field that writes this body member.
  const member = name.split('/').at(-1) ?? '';
  const field =
    fields.find((candidate) => name === candidate.name || name.startsWith(`${candidate.name}.`)) ??
    fields.find((candidate) => getFormBehaviour(candidate).writesMember?.(candidate, member));
  if (!field || name === field.name) return field?.name;
  const path = name.startsWith(`${field.name}.`) ? name.slice(field.name.length + 1) : member;
  const subPath = getFormBehaviour(field).findInputPath?.(field, path, values[field.name]);
  return subPath === undefined ? field.name : `${field.name}.${subPath}`;
}

/** For example, a file that is no longer readable. */
function logUnreadable(error: unknown): undefined {
  console.error(error);
}
