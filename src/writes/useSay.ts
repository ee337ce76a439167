import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import type { ApiError, Scope } from '../../dataProvider';
import { DEFAULTS } from '../config/defaults';
import { readPath } from '../config/readPath';
import type { Tone } from '../config/types';
import { namesInText } from '../lib/textPlaceholders';
import { useText } from '../i18n/useText';
import { httpText, toneOf } from '../ui/httpText';
import type { End } from './endOf';

const SECOND = 1000;

interface Ended {
  end: End;
  /** Fills the placeholders of the text. */
  scope: Scope;
  /** Status of the answer, or code of the failure. */
  code: ApiError['code'];
}

/**
 * Says how a call ended: what was declared for it, else the general text of the failure, never both. What stays above a
 * form and what was lost is said there. Answers with the texts that belong under fields of the form.
 */
export function useSay(): (ended: Ended) => Record<string, string> {
  const notify = useNotify();
  const t = useText();
  return useCallback(
    ({ end, scope, code }) => {
      if (end.kind === 'field') return { [end.field]: t(end.text, argsOf(t(end.text), scope)) };
      if (end.kind === 'say') {
        notify(t(end.text, argsOf(t(end.text), scope)), {
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

/** What the placeholders of a text stand for; nothing where the scope has no plain value there. */
const argsOf = (text: string, scope: Scope): Record<string, string | number> =>
  Object.fromEntries(
    namesInText(text).flatMap((name) => {
      const value = readPath(scope, name);
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  );
