import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RaRecord } from 'ra-core';
import { OTHER, type ApiError, type Scope } from '../../dataProvider';
import { sayError } from '../config/normalise/ending';
import type { Endings, Field, Json, Resource, Send } from '../config/types';
import { useText } from '../i18n/useText';
import { useAskBeforeUnload } from '../session/useAskBeforeUnload';
import { withdrawFailures } from '../ui/failures';
import { causeOf } from '../ui/httpText';
import { useLock } from '../ui/useLock';
import { actOf } from './actOf';
import type { End } from './endOf';
import { fieldMessages } from './fieldMessages';
import type { ListScopeValue } from './ListScope';
import type { Proved } from './prove';
import { sendOnce, type Ended, type Sent } from './sendOnce';
import { refusalOf } from './refusalOf';
import { QUIET, stayedOf, type Stayed } from './stayed';
import { useInsist, type InsistQuestion } from './useInsist';
import { useLeft, withoutPage } from './useLeft';
import { useSay } from './useSay';
import { useThen } from './useThen';

type Values = Readonly<Record<string, unknown>>;
/** Members of a body. */
export type Over = Readonly<Record<string, Json>>;

/** What is written, and what its declaration says of its end. */
export interface WriteOptions<Form extends Values = Values> {
  resource: Resource;
  /** Record members, `parent`, `$me`; `form` and `result` are added. */
  scope: Scope;
  list: ListScopeValue | undefined;
  /** Says this instead of sending, while the condition holds. */
  refuse?: Send['refuse'] | undefined;
  outcomes: Endings['outcomes'];
  then: Endings['then'];
  /** Seconds between a success and what is made of it. Default none. */
  wait?: Endings['wait'] | undefined;
  /** Nothing is changed at the host, so a lost answer is a failure like any other. */
  isRead?: boolean | undefined;
  /** Fields that get what the host said about parts of the body; undefined where there is no form to show it. */
  fields?: readonly Field[] | undefined;
  /**
   * What is tried, in words of the declaration: the log of messages names it where nothing is shown. Of what `write` is given,
   * where one write does several things.
   */
  label?: string | ((form: Form) => string) | undefined;
  /** Nothing shows `stayed`: what stays above a form is said as a message. Default false. */
  hasNoRoom?: boolean | undefined;
  /**
   * `form`: what `write` was given; `scope` holds it under that name. `over`: members of the body that take the place of the
   * declared ones, where the same is sent again.
   */
  send: (scope: Scope, form: Form, over: Over | undefined) => Promise<Sent>;
  /** Whom and what it was done to, by name, for the message of a success. Default nothing. */
  names?: ((scope: Scope) => readonly string[]) | undefined;
  /** Takes back what was done, with the scope and names it was done with; offered while the page is there. */
  undo?: ((scope: Scope, names: readonly string[]) => void) | undefined;
  /** Reads, of a lost answer, whether it was done. Default: nothing tells. */
  prove?: ((scope: Scope) => Promise<Proved>) | undefined;
  /** Takes the form off the screen, before what follows. */
  onDone: (scope: Scope) => void;
}

/** How a write ended for the form or the button that began it; what there was to say was said. */
export type WriteEnd =
  /** Done. `leave` takes the form off the screen and does what follows. */
  | { kind: 'done'; leave: () => Promise<void> }
  /** Not done, or done and still open: what was typed stays, with messages by field; others stand above the form. */
  | {
      kind: 'open';
      messages: Readonly<Record<string, string>>;
      /** What was to follow this failure was done: there is nothing to ask again. */
      isOver?: boolean;
    }
  /** Nobody knows; the form says so, since it can compare. */
  | ({ kind: 'lost' } & Lost);

/** A write without an answer. */
export interface Lost {
  error: ApiError;
  /** Reads what tells whether it was done; undefined: nothing is known of it that could be read. */
  prove: (() => Promise<Proved>) | undefined;
  /** Of what proved to be done: takes the form off the screen and does what follows. */
  leave: (record?: RaRecord) => Promise<void>;
}

export interface Write<Form extends Values = Values> {
  busy: boolean;
  /** What the last answer said, where the form stays open over it. */
  stayed: Stayed | undefined;
  /** Whether to send it again with a flag, while that is asked. */
  question: InsistQuestion | undefined;
  /**
   * Sends what a form holds; a second call while one is under way sends nothing. Never rejects. `more`: members of the scope
   * that came while the form was open.
   */
  write: (form: Form, more?: Scope) => Promise<WriteEnd>;
}

const OPEN: WriteEnd = { kind: 'open', messages: {} };

/** What was refused, in the words of its code. */
const generalOf = ({ error }: Ended): End => (error ? { kind: 'general', error } : { kind: 'silent' });

/** Whether a message stands at a field or at a part of its value. */
const isOfField = (name: string, fields: readonly Field[]): boolean =>
  fields.some((field) => name === field.name || name.startsWith(`${field.name}.`));

/** Seconds. */
const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** What would stay above a form, as a message. */
const asMessage = (end: End, seconds: number): End =>
  end.kind === 'stay' ? { ...end, kind: 'say', seconds } : end;

/** What happens between a press and a message, for all that writes: lock, refusal, send, end, what follows. */
export function useWrite<Form extends Values = Values>(options: WriteOptions<Form>): Write<Form> {
  const { resource, scope: around, list, refuse, outcomes, then, isRead, fields, label } = options;
  const { hasNoRoom = false, wait = 0, send, names, undo, prove, onDone } = options;
  const { question, ask } = useInsist(resource);
  const say = useSay();
  const t = useText();
  const follow = useThen();
  const { busy, run } = useLock();
  // From the press on, also where nothing was typed: how it ends would be known to nobody.
  useAskBeforeUnload(busy && isRead !== true);
  const { isLeft, sayMessages, sayLost } = useLeft();
  const [stayed, setStayed] = useState<Stayed>();

  const write = useCallback(
    async (form: Form, more?: Scope): Promise<WriteEnd> => {
      const scope: Scope = { ...around, ...more, form };
      const seconds = resource.messageFor;
      const tried = typeof label === 'function' ? label(form) : label;
      const about = actOf(resource, tried, scope);
      withdrawFailures(about);
      const refusal = refusalOf(refuse ?? [], scope);
      if (refusal !== undefined) {
        say({ end: sayError(refusal, seconds), scope, code: OTHER }, { about });
        return OPEN;
      }
      setStayed(undefined);
      const once = (over?: Over): Promise<Ended> =>
        sendOnce({ send: () => send(scope, form, over), scope, outcomes, isRead });
      let ended = await once();
      while (ended.end.kind === 'insist') {
        // Where nobody is left to ask it was not done, which is said as any failure is.
        if (isLeft()) ended = { ...ended, end: generalOf(ended) };
        else if (await ask(ended.end, ended.error, scope)) ended = await once(ended.end.with);
        else return OPEN;
      }
      const { scope: done, error } = ended;
      if (!error && wait > 0) await pause(wait);
      const isGone = isLeft();
      const end = hasNoRoom || isGone ? asMessage(ended.end, seconds) : ended.end;
      const leaveWith = async (after: Endings['then'], found: Scope): Promise<void> => {
        const follows = isLeft() ? withoutPage(after) : after;
        // The form is gone before the page is left: what it holds is no longer unsaved.
        flushSync(() => onDone(found));
        await follow({ then: follows, resource, scope: found, list });
      };
      if (end.kind === 'lost') {
        if (isGone) sayLost(end.error);
        return {
          ...end,
          prove: prove && (() => prove(done)),
          leave: (record) => leaveWith(then, { ...done, result: record ?? {} }),
        };
      }
      const told = error && fields ? fieldMessages(error, fields) : {};
      const isExplained = Object.keys(told).length > 0;
      // The form says it until the next try: a message beside it would tell the same once more.
      const isToldAbove = !isGone && Object.keys(told).some((name) => !isOfField(name, fields ?? []));
      if (end.kind === 'stay') {
        const cause = isExplained || !end.because ? '' : causeOf(end.because, t);
        setStayed(stayedOf(end, done, { cause, error }));
      }
      if (end.kind === 'silent' && error) setStayed(QUIET);
      const named = error ? [] : (names?.(done) ?? []);
      const offer = undo && !error && !isGone ? () => undo(done, named) : undefined;
      const messages = say(
        { ...ended, end },
        { label: tried, isExplained, isToldAbove, seconds, names: named, about, undo: offer },
      );
      if (error && isGone) sayMessages({ ...told, ...messages });
      const own = 'then' in end ? end.then : undefined;
      if (error) {
        if (own) await follow({ then: isGone ? withoutPage(own) : own, resource, scope: done, list });
        return {
          kind: 'open',
          messages: { ...told, ...messages },
          isOver: own !== undefined && end.kind !== 'stay',
        };
      }
      if (end.kind === 'stay') {
        await follow({ then: ['reload'], resource, scope: done, list });
        return OPEN;
      }
      return { kind: 'done', leave: () => leaveWith(own ?? then, done) };
    },
    [
      around,
      resource,
      list,
      refuse,
      outcomes,
      then,
      isRead,
      fields,
      label,
      hasNoRoom,
      wait,
      ask,
      send,
      names,
      undo,
      prove,
      onDone,
      say,
      follow,
      t,
      isLeft,
      sayMessages,
      sayLost,
    ],
  );
  const locked = useCallback<Write<Form>['write']>(
    async (form, more) => (await run(() => write(form, more))) ?? OPEN,
    [run, write],
  );
  return { busy, stayed, question, write: locked };
}
