import { useCallback, useState } from 'react';
import { useGetIdentity, type RaRecord } from 'ra-core';
import type { Scope } from '../../dataProvider';
import type { Field } from '../config/types';
import { useAllIds } from '../console/hooks';
import { formSideOf } from '../fields/formSides';
import { useMay } from '../session/useMay';
import { useLock } from '../ui/useLock';
import { formWire, isShownIn } from './formWire';
import type { Lost, WriteEnd } from '../writes/useWrite';
import type { FormSession } from './useFormSession';
import type { FormQuestion } from './useFormConfirm';
import type { Meanwhile } from './useMeanwhile';
import { formTexts } from '../i18n/es/form';

/** What is sent of a form, and by whom. */
interface Submitted {
  fields: readonly Field[];
  record: RaRecord | undefined;
  /** What conditions may look at beside the record and what the form holds. */
  context: Readonly<Record<string, unknown>>;
  session: FormSession;
  /** What the form asks before it is sent. */
  question: FormQuestion;
  /** What is asked before a record is written that somebody else has changed. */
  meanwhile: Meanwhile;
  onSubmit: (values: Record<string, unknown>, more?: Scope) => Promise<WriteEnd>;
}

interface FormSubmit {
  /** Answers with messages for fields; undefined when there is none. */
  submit: (values: Record<string, unknown>) => Promise<Record<string, string> | undefined>;
  /** Messages that belong to no field. */
  problems: readonly string[];
  /** How the last try ended when nobody knows whether it was done. */
  lost: (Lost & { run: number }) | undefined;
  busy: boolean;
}

/** One submit at a time; values in the shape of the wire; whatever fails, what was typed stays. */
export function useFormSubmit(submitted: Submitted): FormSubmit {
  const { fields, context, record, session, onSubmit } = submitted;
  const { busy, run } = useLock();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [lost, setLost] = useState<FormSubmit['lost']>();
  const { identity } = useGetIdentity();
  const ids = useAllIds();
  const may = useMay();
  const { passes } = session.warning;
  const { saved, setSending } = session;
  const { isSure } = submitted.question;
  const { settle, saved: holds } = submitted.meanwhile;
  const submit = useCallback(
    (values: Record<string, unknown>) =>
      run(async () => {
        setProblems([]);
        // What conditions of the fields see where they are drawn.
        const scopeOf = (held: Record<string, unknown>) => ({
          ...context,
          ...record,
          ...held,
          $me: identity,
          $ids: ids,
        });
        const wireOf = (held: Record<string, unknown>, over = record) =>
          formWire(fields, scopeOf(held), { values: held, record: over }).catch(unreadable);
        const asTyped = await wireOf(values);
        if (asTyped && !(await passes(asTyped.wire))) {
          setLost(undefined);
          return undefined;
        }
        if (asTyped && !(await isSure(values))) return undefined;
        const now = asTyped ? await settle(values, isShownIn(scopeOf(values))) : { values };
        if (!now) return undefined;
        const settled = now.values;
        const sent = now.record ? await wireOf(settled, now.record) : asTyped;
        setSending(true);
        const ended: WriteEnd = sent
          ? await onSubmit(sent.wire, { $absent: sent.absent })
          : { kind: 'open', messages: { '': formTexts.unreadable } };
        setSending(false);
        if (ended.kind === 'lost') {
          setLost((before) => ({ ...ended, run: (before?.run ?? 0) + 1 }));
          return undefined;
        }
        if (ended.kind === 'done') {
          saved();
          holds(settled);
          await ended.leave();
        }
        // Not sooner: a notice that goes at the press of the button would take it from under the pointer.
        setLost(undefined);
        if (ended.kind === 'done') return undefined;
        // Of a field that is not on screen it is said above the form: there it would be seen by nobody.
        const isShown = isShownIn(scopeOf(settled));
        const shown = fields.filter((field) => isShown(field) && may(field.access));
        const messages = Object.entries(ended.messages).map(
          ([name, text]) => [inputOf(name, shown, settled), text] as const,
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
      may,
      passes,
      isSure,
      settle,
      holds,
      saved,
      setSending,
      onSubmit,
    ],
  );
  return { submit, problems, lost, busy };
}

/** The input at which a message shows: of a field, or of a part of its value; undefined where the form has none. */
function inputOf(
  name: string,
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  // What belongs to no field by its name may be a part of what one of them writes.
  const member = name.split('/').at(-1) ?? '';
  const field =
    fields.find((one) => name === one.name || name.startsWith(`${one.name}.`)) ??
    fields.find((one) => formSideOf(one).writes?.(one, member));
  if (!field || name === field.name) return field?.name;
  const path = name.startsWith(`${field.name}.`) ? name.slice(field.name.length + 1) : member;
  const below = formSideOf(field).inputAt?.(field, path, values[field.name]);
  return below === undefined ? field.name : `${field.name}.${below}`;
}

/** A file that cannot be read any more, for one. */
function unreadable(error: unknown): undefined {
  console.error(error);
}
