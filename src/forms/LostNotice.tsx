import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { RaRecord } from 'ra-core';
import type { ApiError } from '../../dataProvider';
import { lostText, lostTone } from '../writes/lostText';
import { useReadAgain } from '../writes/useReadAgain';
import type { Field } from '../config/types';
import { changesOf, isHeld } from '../drafts/changes';
import { toFormValues } from '../fields/convert';
import { lostTexts as texts } from '../drafts/texts';
import { logMessage } from '../ui/messageLog';
import { useLock } from '../ui/useLock';
import { Button } from '../ui/Button';

export interface LostNoticeProps {
  error: ApiError;
  fields: readonly Field[];
  /** Form values that were loaded. */
  values: Readonly<Record<string, unknown>>;
  /** The edited record as it was read last; undefined for something new. */
  current: RaRecord | undefined;
  /** The host holds what was typed, in this record: the form starts from there. */
  onSaved: (record: RaRecord | undefined) => void;
  /** What was sent shows somewhere on the screen. */
  canCheck: boolean;
  /** Closes the form and keeps its draft; absent where the form is no panel. */
  onLeave: (() => void) | undefined;
}

type Verdict = 'isSaved' | 'isNotSaved' | 'look' | 'checkFailed';

/** Nobody knows whether the form was saved: says so, and reads again on demand; nothing is sent again by itself. */
export function LostNotice({ error, fields, values, current, canCheck, onSaved, onLeave }: LostNoticeProps) {
  const readAgain = useReadAgain();
  const typed = useWatch() as Record<string, unknown>;
  const latest = useRef({ current, typed });
  const { busy, run } = useLock();
  const [verdict, setVerdict] = useState<Verdict>();
  const element = useRef<HTMLDivElement>(null);
  const said = lostText(error, canCheck);
  useEffect(() => {
    latest.current = { current, typed };
  });
  useEffect(() => {
    logMessage(lostTone(error), [texts.saved, said], error.code);
    // The button that was pressed is at the other end of a long form.
    element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error, said]);
  const check = async (): Promise<void> => {
    const read = await readAgain();
    const found = read ? compare(fields, values, latest.current) : 'checkFailed';
    setVerdict(found);
    if (found === 'isSaved') onSaved(latest.current.current);
  };
  const isSaved = verdict === 'isSaved';
  return (
    <div ref={element} role="alert" className={`notice lost-answer ${isSaved ? 'success' : lostTone(error)}`}>
      {!isSaved && <strong>{texts.saved}</strong>}
      <p>{verdict === undefined ? said : texts[verdict]}</p>
      {!isSaved && (
        <div className="draft-actions">
          {canCheck && (
            <Button small variant="primary" busy={busy} onClick={() => void run(check)}>
              {busy ? texts.checking : texts.check}
            </Button>
          )}
          {onLeave && (verdict !== undefined || !canCheck) && (
            <Button small onClick={onLeave}>
              {texts.closeKeeping}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** What the record that was read now says of what was typed. */
function compare(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  { current, typed }: { current: RaRecord | undefined; typed: Readonly<Record<string, unknown>> },
): Verdict {
  const changed = Object.keys(changesOf(fields, values, typed));
  // Something new is nowhere to be read yet, and of files there is nothing to compare.
  if (current === undefined || changed.length === 0) return 'look';
  const now = toFormValues(fields, current, false);
  const isSaved = fields.every(
    (field) => !changed.includes(field.name) || isHeld(field, now[field.name], typed[field.name]),
  );
  return isSaved ? 'isSaved' : 'isNotSaved';
}
