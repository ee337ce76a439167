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

/** What is sent of a form, and by whom. */
interface FormSubmitOptions {
  fields: readonly Field[];
  record: RaRecord | undefined;
  /** What conditions may look at beside the record and what the form holds. */
  context: Readonly<Record<string, unknown>>;
  session: FormSession;
  /** What the form asks before it is sent. */
  confirmation: SubmitConfirmation;
  /** What is asked before a record is written that somebody else has changed. */
  editConflict: EditConflict;
  onSubmit: (values: Record<string, unknown>, extraScope?: Scope) => Promise<SubmitResult>;
}

interface FormSubmit {
  /** Answers with messages for fields; undefined when there is none. */
  submit: (values: Record<string, unknown>) => Promise<Record<string, string> | undefined>;
  /** Messages that belong to no field. */
  problems: readonly string[];
  /** How the last try ended when nobody knows whether it was done. */
  unknownOutcome: (UnknownOutcome & { attempt: number }) | undefined;
  busy: boolean;
}

/** One submit at a time; values in the shape of the wire; whatever fails, what was typed stays. */
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
        // What conditions of the fields see where they are drawn.
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
        if (result.kind === 'lost') {
          setUnknownOutcome((before) => ({ ...result, attempt: (before?.attempt ?? 0) + 1 }));
          return undefined;
        }
        if (result.kind === 'done') {
          markSaved();
          markConflictsSaved(resolvedValues);
          await result.finish();
        }
        // Not sooner: a notice that goes at the press of the button would take it from under the pointer.
        setUnknownOutcome(undefined);
        if (result.kind === 'done') return undefined;
        // Of a field that is not on screen it is said above the form: there it would be seen by nobody.
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

/** The input at which a message shows: of a field, or of a part of its value; undefined where the form has none. */
function findInputName(
  name: string,
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  // What belongs to no field by its name may be a part of what one of them writes.
  const member = name.split('/').at(-1) ?? '';
  const field =
    fields.find((candidate) => name === candidate.name || name.startsWith(`${candidate.name}.`)) ??
    fields.find((candidate) => getFormBehaviour(candidate).writesMember?.(candidate, member));
  if (!field || name === field.name) return field?.name;
  const path = name.startsWith(`${field.name}.`) ? name.slice(field.name.length + 1) : member;
  const subPath = getFormBehaviour(field).findInputPath?.(field, path, values[field.name]);
  return subPath === undefined ? field.name : `${field.name}.${subPath}`;
}

/** A file that cannot be read any more, for one. */
function logUnreadable(error: unknown): undefined {
  console.error(error);
}
