import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import { isRedirectingError, type ApiError, type Scope } from '../../../dataProvider';
import { DEFAULTS } from '../../config/defaults';
import { isPlainObject } from '../../lib/json';
import { useTranslateText } from '../../i18n/useTranslateText';
import { logMessage } from '../../ui/feedback/messageLog';
import {
  getErrorCause,
  getHostErrorDetail,
  getErrorTone,
  getHttpErrorMessage,
} from '../../ui/feedback/errorMessage';
import type { MutationResult } from '../executeMutation';
import { formatRecordNames } from './formatRecordNames';
import { mutationTexts } from '../texts';

const SECOND = 1000;

/** Further data on an ended call. */
interface NotifyOptions {
  /** Action that was tried, in the declaration's words. */
  label?: string | undefined;
  /** True if the form shows the reason at its fields. */
  hasFieldErrors?: boolean | undefined;
  /** True if the form shows the failure above its fields until the next try; the message then goes to the log only. */
  isShownInForm?: boolean | undefined;
  /** Seconds that a general text stays. Default: as most messages. */
  seconds?: number | undefined;
  /** Names of the affected records, shown below a success message whose text does not contain them. */
  recordNames?: readonly string[] | undefined;
  /** Key of the mutation: a retry dismisses the messages of its last failure (`dismissNotifications`). */
  mutationKey?: string | undefined;
  /** Undoes the write; the success message offers it. */
  undo?: (() => void) | undefined;
}

export type NotifyOutcome = (
  result: Omit<MutationResult, 'error'> & { error?: ApiError | undefined },
  options?: NotifyOptions,
) => FieldTexts;
/** Texts by form field. */
type FieldTexts = Record<string, string>;

/**
 * Notifies of a call's outcome: the declared text, or the general text of the error, never both. The host's reason shows
 * below a text that has none.
 * Form alerts and unknown outcomes are shown by the form. The page reports the end of the session; a text declared for
 * exactly that status is shown too.
 * Returns the texts that belong below form fields.
 */
export function useNotifyOutcome(): NotifyOutcome {
  const notify = useNotify();
  const t = useTranslateText();
  return useCallback(
    (
      { outcome, scope, code, error },
      {
        label,
        hasFieldErrors = false,
        isShownInForm = false,
        seconds = DEFAULTS.messageFor,
        recordNames = [],
        mutationKey,
        undo,
      } = {},
    ) => {
      if (isRedirectingError(error) && !outcome.isStatusSpecific) return {};
      if (outcome.kind === 'field') return { [outcome.field]: t(outcome.text, toMessageArgs(scope)) };
      if (error && isShownInForm && (outcome.kind === 'notification' || outcome.kind === 'general')) {
        const failureText =
          outcome.kind === 'notification'
            ? t(outcome.text, toMessageArgs(scope))
            : getHttpErrorMessage(outcome.error, t);
        logMessage('error', [failureText, getHostErrorDetail(error)], code);
        return {};
      }
      if (outcome.kind === 'notification') {
        const text = t(outcome.text, toMessageArgs(scope));
        const causeText = outcome.causeError && !hasFieldErrors ? getErrorCause(outcome.causeError, t) : '';
        const cause = causeText || (error ? '' : formatRecordNames(text, recordNames));
        const displaySeconds = undo ? Math.max(outcome.seconds, DEFAULTS.undoFor) : outcome.seconds;
        const autoHideDuration = displaySeconds * SECOND;
        notify(text, { type: outcome.tone, autoHideDuration, code, cause, mutationKey, undo });
      }
      if (outcome.kind === 'general' && !hasFieldErrors) {
        notify(getHttpErrorMessage(outcome.error, t), {
          type: getErrorTone(outcome.error.code),
          autoHideDuration: seconds * SECOND,
          code,
          mutationKey,
          cause: getHostErrorDetail(outcome.error),
        });
      }
      if (outcome.kind === 'silent' && error) {
        console.warn(error);
        const attemptText = label === undefined ? '' : t(mutationTexts.unsaid, { label: t(label) });
        logMessage('error', [attemptText, getErrorCause(error, t)], code);
      }
      return {};
    },
    [notify, t],
  );
}

/** Maximum depth of a placeholder: `form.address.city`. */
const MAX_DEPTH = 3;

/**
 * Returns the arguments for a text's placeholders: the scalar values of a scope by path. `smart_count` is the number of
 * selected records, otherwise 1.
 */
export const toMessageArgs = (scope: Scope): Record<string, string | number> => ({
  smart_count: typeof scope.selectedCount === 'number' ? scope.selectedCount : 1,
  ...flattenValues(scope),
});

function flattenValues(scope: Scope, prefix = '', depth = MAX_DEPTH): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(scope)) {
    if (typeof value === 'string' || typeof value === 'number') args[prefix + name] = value;
    else if (depth > 1 && isPlainObject(value))
      Object.assign(args, flattenValues(value, `${prefix}${name}.`, depth - 1));
  }
  return args;
}
