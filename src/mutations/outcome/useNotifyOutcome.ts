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

/** What else is known of a call that ended. */
interface NotifyOptions {
  /** What was tried, in words of the declaration. */
  label?: string | undefined;
  /** The form shows at its fields why. */
  hasFieldMessages?: boolean | undefined;
  /** The form says above its fields that it failed, and why, until the next try: here it goes to the log alone. */
  isShownInForm?: boolean | undefined;
  /** That a general text stays. Default: as most messages. */
  seconds?: number | undefined;
  /** Whom and what it was done to: below a message of what was done, where its text does not say so. */
  recordNames?: readonly string[] | undefined;
  /** The act: what is said of its failure goes when it is tried again (`dismissNotifications`). */
  mutationKey?: string | undefined;
  /** Takes it back: the message of a success offers it. */
  undo?: (() => void) | undefined;
}

type NotifyOutcome = (
  result: Omit<MutationResult, 'error'> & { error?: ApiError | undefined },
  options?: NotifyOptions,
) => FieldTexts;
/** By field of the form. */
type FieldTexts = Record<string, string>;

/**
 * Says how a call ended: what was declared for it, else the general text of the failure, never both; the reason that the
 * host gave stands below a text that gives none. What stays above a form and what was lost is said there; what ends the
 * session is said by the page, and besides where a text was declared for that very status (AACC-76). Answers with the texts that belong under fields of the form.
 */
export function useNotifyOutcome(): NotifyOutcome {
  const notify = useNotify();
  const t = useTranslateText();
  return useCallback(
    (
      { outcome, scope, code, error },
      {
        label,
        hasFieldMessages = false,
        isShownInForm = false,
        seconds = DEFAULTS.messageFor,
        recordNames = [],
        mutationKey,
        undo,
      } = {},
    ) => {
      if (isRedirectingError(error) && !outcome.isStatusSpecific) return {};
      if (outcome.kind === 'field') return { [outcome.field]: t(outcome.text, toMessageArgs(scope)) };
      if (error && isShownInForm && (outcome.kind === 'say' || outcome.kind === 'general')) {
        const failureText =
          outcome.kind === 'say'
            ? t(outcome.text, toMessageArgs(scope))
            : getHttpErrorMessage(outcome.error, t);
        logMessage('error', [failureText, getHostErrorDetail(error)], code);
        return {};
      }
      if (outcome.kind === 'say') {
        const text = t(outcome.text, toMessageArgs(scope));
        const causeText = outcome.causeError && !hasFieldMessages ? getErrorCause(outcome.causeError, t) : '';
        const cause = causeText || (error ? '' : formatRecordNames(text, recordNames));
        const displaySeconds = undo ? Math.max(outcome.seconds, DEFAULTS.undoFor) : outcome.seconds;
        const autoHideDuration = displaySeconds * SECOND;
        notify(text, { type: outcome.tone, autoHideDuration, code, cause, mutationKey, undo });
      }
      if (outcome.kind === 'general' && !hasFieldMessages) {
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

/** How deep a placeholder may name: `form.address.city`. */
const MAX_DEPTH = 3;

/** What the placeholders of a text may name: the plain values of a scope, by their path in it. Of how many records it speaks: the selected ones, else one. */
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
