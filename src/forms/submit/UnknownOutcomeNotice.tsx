import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { RaRecord } from 'ra-core';
import { ApiError, asApiError } from '../../../dataProvider';
import {
  getUnknownOutcomeText,
  getUnknownOutcomeTone,
} from '../../mutations/unknownOutcome/unknownOutcomeText';
import type { VerificationResult, Verdict } from '../../mutations/unknownOutcome/verifyOutcome';
import { useOutcomeCheck } from '../../mutations/unknownOutcome/useOutcomeCheck';
import type { UnknownOutcome } from '../../mutations/submit/useSubmit';
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
  /** Form values as loaded. */
  values: Readonly<Record<string, unknown>>;
  /** Edited record as last fetched; undefined for a new one. */
  current: RaRecord | undefined;
  /** Called if the host has the user's input, with that record: the form restarts from it. */
  onSaved: (record: RaRecord | undefined) => void;
  /** Fetches the edited record; undefined if the screen already shows it or there is none. */
  fetchLatestRecord: (() => Promise<RaRecord | undefined>) | undefined;
  /** Called if the write proved to be done, so the input is no longer unsaved. */
  onVerified: () => void;
  /** Closes the form after the write proved to be done, with the record that was read. */
  onFinish: (record: RaRecord | undefined) => Promise<void>;
  /** True if a read can tell the outcome. */
  canVerify: boolean;
  /** Closes the form and keeps its draft; undefined if the form is not in a panel. */
  onLeave: (() => void) | undefined;
}

type SaveVerdict = Verdict | 'isSaved' | 'isNotSaved';

/** Shows that the outcome of the save is unknown and checks it on demand. Nothing is resent automatically. */
export function UnknownOutcomeNotice(props: UnknownOutcomeNoticeProps) {
  const { unknownOutcome, canVerify, onLeave } = props;
  const { error } = unknownOutcome;
  const t = useTranslateText();
  const { found, checkError, isDone, isChecking, check, finish } = useOutcomeVerification(props);
  const elementRef = useRef<HTMLDivElement>(null);
  const message = getUnknownOutcomeText(error, canVerify || unknownOutcome.verify !== undefined);
  useEffect(() => {
    logMessage(getUnknownOutcomeTone(error), [texts.saved, message], error.code);
    // The submit button is at the other end of a long form.
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

/** Checks the outcome: by the declared proof, otherwise by comparing the edited record with the user's input. */
function useOutcomeVerification({
  unknownOutcome,
  fields,
  values,
  current,
  fetchLatestRecord,
  onSaved,
  onVerified,
  onFinish,
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
    const latestRecord = await fetchLatestRecord().catch(asApiError);
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
    finish: () => void onFinish(verification?.record),
  };
}

/** Compares the record just fetched with the user's input. */
function compareWithRecord(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  { current, typed }: { current: RaRecord | undefined; typed: Readonly<Record<string, unknown>> },
): SaveVerdict {
  const changedNames = Object.keys(collectChanges(fields, values, typed));
  // A new record cannot be read yet, and files cannot be compared.
  if (current === undefined || changedNames.length === 0) return 'look';
  const recordValues = toFormValues(fields, current, false);
  const isSaved = fields.every(
    (field) =>
      !changedNames.includes(field.name) || isEqualAsSent(field, recordValues[field.name], typed[field.name]),
  );
  return isSaved ? 'isSaved' : 'isNotSaved';
}
