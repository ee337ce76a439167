import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import { endsTheVisit, type ApiError, type Scope } from '../../dataProvider';
import { DEFAULTS } from '../config/defaults';
import { isPlainObject } from '../lib/json';
import { useText } from '../i18n/useText';
import { logMessage } from '../ui/messageLog';
import { causeOf, detailOf, failureTone, httpText } from '../ui/httpText';
import type { Ended } from './sendOnce';
import { namesBeside } from './namesBeside';
import { writeTexts } from './texts';

const SECOND = 1000;

/** What else is known of a call that ended. */
interface Around {
  /** What was tried, in words of the declaration. */
  label?: string | undefined;
  /** The form shows at its fields why. */
  isExplained?: boolean | undefined;
  /** The form says above its fields that it failed, and why, until the next try: here it goes to the log alone. */
  isToldAbove?: boolean | undefined;
  /** That a general text stays. Default: as most messages. */
  seconds?: number | undefined;
  /** Whom and what it was done to: below a message of what was done, where its text does not say so. */
  names?: readonly string[] | undefined;
  /** The act: what is said of its failure goes when it is tried again (`withdrawFailures`). */
  about?: string | undefined;
  /** Takes it back: the message of a success offers it. */
  undo?: (() => void) | undefined;
}

type Say = (ended: Omit<Ended, 'error'> & { error?: ApiError | undefined }, around?: Around) => Texts;
/** By field of the form. */
type Texts = Record<string, string>;

/**
 * Says how a call ended: what was declared for it, else the general text of the failure, never both; the reason that the
 * host gave stands below a text that gives none. What stays above a form and what was lost is said there; what ends the
 * session is said by the page, and besides where a text was declared for that very status (AACC-76). Answers with the texts that belong under fields of the form.
 */
export function useSay(): Say {
  const notify = useNotify();
  const t = useText();
  return useCallback(
    (
      { end, scope, code, error },
      {
        label,
        isExplained = false,
        isToldAbove = false,
        seconds = DEFAULTS.messageFor,
        names = [],
        about,
        undo,
      } = {},
    ) => {
      if (endsTheVisit(error) && !end.isNamed) return {};
      if (end.kind === 'field') return { [end.field]: t(end.text, argsOf(scope)) };
      if (error && isToldAbove && (end.kind === 'say' || end.kind === 'general')) {
        const tried = end.kind === 'say' ? t(end.text, argsOf(scope)) : httpText(end.error, t);
        logMessage('error', [tried, detailOf(error)], code);
        return {};
      }
      if (end.kind === 'say') {
        const text = t(end.text, argsOf(scope));
        const why = end.because && !isExplained ? causeOf(end.because, t) : '';
        const cause = why || (error ? '' : namesBeside(text, names));
        const stays = undo ? Math.max(end.seconds, DEFAULTS.undoFor) : end.seconds;
        const autoHideDuration = stays * SECOND;
        notify(text, { type: end.tone, autoHideDuration, code, cause, about, undo });
      }
      if (end.kind === 'general' && !isExplained) {
        notify(httpText(end.error, t), {
          type: failureTone(end.error.code),
          autoHideDuration: seconds * SECOND,
          code,
          about,
          cause: detailOf(end.error),
        });
      }
      if (end.kind === 'silent' && error) {
        console.warn(error);
        const tried = label === undefined ? '' : t(writeTexts.unsaid, { label: t(label) });
        logMessage('error', [tried, causeOf(error, t)], code);
      }
      return {};
    },
    [notify, t],
  );
}

/** How deep a placeholder may name: `form.address.city`. */
const DEPTH = 3;

/** What the placeholders of a text may name: the plain values of a scope, by their path in it. Of how many records it speaks: the selected ones, else one. */
export const argsOf = (scope: Scope): Record<string, string | number> => ({
  smart_count: typeof scope.selectedCount === 'number' ? scope.selectedCount : 1,
  ...valuesOf(scope),
});

function valuesOf(scope: Scope, before = '', depth = DEPTH): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(scope)) {
    if (typeof value === 'string' || typeof value === 'number') args[before + name] = value;
    else if (depth > 1 && isPlainObject(value))
      Object.assign(args, valuesOf(value, `${before}${name}.`, depth - 1));
  }
  return args;
}
