import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { RaRecord } from 'ra-core';
import { ApiError, OTHER } from '../../dataProvider';
import { lostText, lostTone } from '../writes/lostText';
import type { Proved, Verdict } from '../writes/prove';
import { useCheckLost } from '../writes/useCheckLost';
import type { Lost } from '../writes/useWrite';
import type { Field } from '../config/types';
import { changesOf, isHeld } from '../drafts/changes';
import { toFormValues } from '../fields/convert';
import { useText } from '../i18n/useText';
import { lostTexts as texts } from '../drafts/texts';
import { causeOf } from '../ui/httpText';
import { logMessage } from '../ui/messageLog';
import { Button } from '../ui/Button';

export interface LostNoticeProps {
  lost: Lost;
  fields: readonly Field[];
  /** Form values that were loaded. */
  values: Readonly<Record<string, unknown>>;
  /** The edited record as it was read last; undefined for something new. */
  current: RaRecord | undefined;
  /** The host holds what was typed, in this record: the form starts from there. */
  onSaved: (record: RaRecord | undefined) => void;
  /** Reads the edited record now; undefined: it is what is on screen, or there is none. */
  readNow: (() => Promise<RaRecord | undefined>) | undefined;
  /** It proved to be done: what was typed is no longer unsaved. */
  onProved: () => void;
  /** Something that is read tells. */
  canCheck: boolean;
  /** Closes the form and keeps its draft; absent where the form is no panel. */
  onLeave: (() => void) | undefined;
}

type Found = Verdict | 'isSaved' | 'isNotSaved';

/** Nobody knows whether the form was saved: says so, and reads on demand what tells; nothing is sent again by itself. */
export function LostNotice(props: LostNoticeProps) {
  const { lost, canCheck, onLeave } = props;
  const { error } = lost;
  const t = useText();
  const { found, why, isDone, isChecking, check, leave } = useFound(props);
  const element = useRef<HTMLDivElement>(null);
  const said = lostText(error, canCheck || lost.prove !== undefined);
  useEffect(() => {
    logMessage(lostTone(error), [texts.saved, said], error.code);
    // The button that was pressed is at the other end of a long form.
    element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error, said]);
  const text = found === undefined ? said : [texts[found], why ? causeOf(why, t) : ''].join(' ');
  return (
    <div ref={element} role="alert" className={`notice lost-answer ${isDone ? 'success' : lostTone(error)}`}>
      {!isDone && <strong>{texts.saved}</strong>}
      <p>{text}</p>
      {found === 'isDone' && (
        <div className="draft-actions">
          <Button small variant="primary" onClick={leave}>
            {texts.goOn}
          </Button>
        </div>
      )}
      {!isDone && (
        <div className="draft-actions">
          {(canCheck || lost.prove) && (
            <Button small variant="primary" busy={isChecking} onClick={check}>
              {isChecking ? texts.checking : texts.check}
            </Button>
          )}
          {onLeave && (found !== undefined || !(canCheck || lost.prove)) && (
            <Button small onClick={onLeave}>
              {texts.closeKeeping}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** What a check finds: by the read that proves the write, else by comparing the edited record with what was typed. */
function useFound({ lost, fields, values, current, readNow, onSaved, onProved }: LostNoticeProps) {
  const typed = useWatch() as Record<string, unknown>;
  const latest = useRef({ current, typed });
  useEffect(() => {
    latest.current = { current, typed };
  });
  const [compared, setCompared] = useState<Found>();
  const prove = async (): Promise<Proved> => {
    setCompared(undefined);
    const proved = await lost.prove?.();
    if (proved?.verdict === 'isDone') onProved();
    if (proved) return proved;
    if (!readNow) return { verdict: 'look' };
    const read = await readNow().catch(asFailure);
    return read instanceof ApiError
      ? { verdict: 'checkFailed', error: read }
      : { verdict: 'look', record: read };
  };
  const { proved, isChecking, check } = useCheckLost(prove, ({ record }) => {
    if (lost.prove) return;
    const found = compare(fields, values, { ...latest.current, current: record ?? latest.current.current });
    setCompared(found);
    if (found === 'isSaved') onSaved(record ?? latest.current.current);
  });
  const found = compared ?? proved?.verdict;
  return {
    found,
    why: proved?.error,
    isDone: found === 'isSaved' || found === 'isDone',
    isChecking,
    check,
    leave: () => void lost.leave(proved?.record),
  };
}

const asFailure = (failure: unknown): ApiError =>
  failure instanceof ApiError ? failure : new ApiError(OTHER);

/** What the record that was read now says of what was typed. */
function compare(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  { current, typed }: { current: RaRecord | undefined; typed: Readonly<Record<string, unknown>> },
): Found {
  const changed = Object.keys(changesOf(fields, values, typed));
  // Something new is nowhere to be read yet, and of files there is nothing to compare.
  if (current === undefined || changed.length === 0) return 'look';
  const now = toFormValues(fields, current, false);
  const isSaved = fields.every(
    (field) => !changed.includes(field.name) || isHeld(field, now[field.name], typed[field.name]),
  );
  return isSaved ? 'isSaved' : 'isNotSaved';
}
