import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import type { ApiError, Scope } from '../../dataProvider';
import { DEFAULTS } from '../config/defaults';
import type { Tone } from '../config/types';
import { isPlainObject } from '../lib/json';
import { useText } from '../i18n/useText';
import { httpText, toneOf } from '../ui/httpText';
import type { Ended } from './sendOnce';

const SECOND = 1000;

/**
 * Says how a call ended: what was declared for it, else the general text of the failure, never both. What stays above a
 * form and what was lost is said there. Answers with the texts that belong under fields of the form.
 */
export function useSay(): (ended: Omit<Ended, 'error'>) => Record<string, string> {
  const notify = useNotify();
  const t = useText();
  return useCallback(
    ({ end, scope, code }) => {
      if (end.kind === 'field') return { [end.field]: t(end.text, argsOf(scope)) };
      if (end.kind === 'say') {
        notify(t(end.text, argsOf(scope)), {
          type: end.tone,
          autoHideDuration: end.seconds * SECOND,
          code,
        });
      }
      if (end.kind === 'general') {
        notify(httpText(end.error, t), {
          type: failureTone(end.error.code),
          autoHideDuration: DEFAULTS.messageFor * SECOND,
          code,
        });
      }
      return {};
    },
    [notify, t],
  );
}

/** A failure with a code of the 2xx, such as 226, is no success all the same. */
function failureTone(code: ApiError['code']): Tone {
  const tone = toneOf(code);
  return tone === 'success' ? 'error' : tone;
}

/** How deep a placeholder may name: `form.address.city`. */
const DEPTH = 3;

/** What the placeholders of a text may name: the plain values of a scope, by their path in it. */
function argsOf(scope: Scope, before = '', depth = DEPTH): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(scope)) {
    if (typeof value === 'string' || typeof value === 'number') args[before + name] = value;
    else if (depth > 1 && isPlainObject(value))
      Object.assign(args, argsOf(value, `${before}${name}.`, depth - 1));
  }
  return args;
}
