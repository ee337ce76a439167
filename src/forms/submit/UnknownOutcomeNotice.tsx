import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { RaRecord } from 'ra-core';
import { ApiError, UNKNOWN_ERROR } from '../../../dataProvider';
import {
  getUnknownOutcomeText,
  getUnknownOutcomeTone,
} from '../../mutations/unknownOutcome/unknownOutcomeText';
import type { VerificationResult, Verdict } from '../../mutations/unknownOutcome/verifyOutcome';
import { useOutcomeCheck } from '../../mutations/unknownOutcome/useOutcomeCheck';
import type { UnknownOutcome } from '../../mutations/useDeclaredMutation';
import type { Field } from '../../config/types';
import { collectChanges, isEqualAsSent } from '../../drafts/draftChanges';
import { toFormValues } from '../../fields/core/convert';
import { useTranslateText } from '../../i18n/useTranslateText';
import { unknownOutcomeTexts as texts } from '../../drafts/texts';
import { getErrorCause } from '../../ui/feedback/errorMessage';
import { logMessage } from '../../ui/feedback/messageLog';
import { Button } from '../../ui/button/Button';

export interface UnknownOutcomeNoticeProps {
  unknownOutcome: UnknownOutcome;
  fields: readonly Field[];
  /** Form values that were loaded. */
  values: Readonly<Record<string, unknown>>;
  /** The edited record as it was read last; undefined for something new. */
  current: RaRecord | undefined;
  /** The host holds what was typed, in this record: the form starts from there. */
  onSaved: (record: RaRecord | undefined) => void;
  /** Reads the edited record now; undefined: it is what is on screen, or there is none. */
  fetchLatestRecord: (() => Promise<RaRecord | undefined>) | undefined;
  /** It proved to be done: what was typed is no longer unsaved. */
  onVerified: () => void;
  /** Something that is read tells. */
  canVerify: boolean;
  /** Closes the form and keeps its draft; absent where the form is no panel. */
  onLeave: (() => void) | undefined;
}

type SaveVerdict = Verdict | 'isSaved' | 'isNotSaved';

/** Nobody knows whether the form was saved: says so, and reads on demand what tells; nothing is sent again by itself. */
export function UnknownOutcomeNotice(props: UnknownOutcomeNoticeProps) {
  const { unknownOutcome, canVerify, onLeave } = props;
  const { error } = unknownOutcome;
  const t = useTranslateText();
  const { found, checkError, isDone, isChecking, check, finish } = useOutcomeVerification(props);
  const elementRef = useRef<HTMLDivElement>(null);
  const message = getUnknownOutcomeText(error, canVerify || unknownOutcome.verify !== undefined);
  useEffect(() => {
    logMessage(getUnknownOutcomeTone(error), [texts.saved, message], error.code);
    // The button that was pressed is at the other end of a long form.
    elementRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error, message]);
  const text =
    found === undefined ? message : [texts[found], checkError ? getErrorCause(checkError, t) : ''].join(' ');
  return (
    <div
      ref={elementRef}
      role="alert"
      className={`notice lost-answer ${isDone ? 'success' : getUnknownOutcomeTone(error)}`}
    >
      {!isDone && <strong>{texts.saved}</strong>}
      <p>{text}</p>
      {found === 'isDone' && (
        <div className="draft-actions">
          <Button small variant="primary" onClick={finish}>
            {texts.goOn}
          </Button>
        </div>
      )}
      {!isDone && (
        <div className="draft-actions">
          {(canVerify || unknownOutcome.verify) && (
            <Button small variant="primary" busy={isChecking} onClick={check}>
              {isChecking ? texts.checking : texts.check}
            </Button>
          )}
          {onLeave && (found !== undefined || !(canVerify || unknownOutcome.verify)) && (
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
function useOutcomeVerification({
  unknownOutcome,
  fields,
  values,
  current,
  fetchLatestRecord,
  onSaved,
  onVerified,
}: UnknownOutcomeNoticeProps) {
  const typed = useWatch() as Record<string, unknown>;
  const latest = useRef({ current, typed });
  useEffect(() => {
    latest.current = { current, typed };
  });
  const [comparison, setComparison] = useState<SaveVerdict>();
  const verify = async (): Promise<VerificationResult> => {
    setComparison(undefined);
    const result = await unknownOutcome.verify?.();
    if (result?.verdict === 'isDone') onVerified();
    if (result) return result;
    if (!fetchLatestRecord) return { verdict: 'look' };
    const latestRecord = await fetchLatestRecord().catch(toApiError);
    return latestRecord instanceof ApiError
      ? { verdict: 'checkFailed', error: latestRecord }
      : { verdict: 'look', record: latestRecord };
  };
  const { verification, isChecking, check } = useOutcomeCheck(verify, ({ record }) => {
    if (unknownOutcome.verify) return;
    const comparedVerdict = compareWithRecord(fields, values, {
      ...latest.current,
      current: record ?? latest.current.current,
    });
    setComparison(comparedVerdict);
    if (comparedVerdict === 'isSaved') onSaved(record ?? latest.current.current);
  });
  const saveVerdict = comparison ?? verification?.verdict;
  return {
    found: saveVerdict,
    checkError: verification?.error,
    isDone: saveVerdict === 'isSaved' || saveVerdict === 'isDone',
    isChecking,
    check,
    finish: () => void unknownOutcome.finish(verification?.record),
  };
}

const toApiError = (failure: unknown): ApiError =>
  failure instanceof ApiError ? failure : new ApiError(UNKNOWN_ERROR);

/** What the record that was read now says of what was typed. */
function compareWithRecord(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  { current, typed }: { current: RaRecord | undefined; typed: Readonly<Record<string, unknown>> },
): SaveVerdict {
  const changedNames = Object.keys(collectChanges(fields, values, typed));
  // Something new is nowhere to be read yet, and of files there is nothing to compare.
  if (current === undefined || changedNames.length === 0) return 'look';
  const recordValues = toFormValues(fields, current, false);
  const isSaved = fields.every(
    (field) =>
      !changedNames.includes(field.name) || isEqualAsSent(field, recordValues[field.name], typed[field.name]),
  );
  return isSaved ? 'isSaved' : 'isNotSaved';
}
