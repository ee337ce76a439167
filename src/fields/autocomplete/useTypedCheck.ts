import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { afterPress } from '../../lib/afterPress';
import { fillText } from '../../i18n/fillText';
import type { InputProps } from '../types';
import { autocompleteTexts } from './texts';
import type { TypedText } from './useTypedText';

interface TypedCheck {
  /** The rule of the field, before which comes that nothing stands in it that was not chosen. */
  validate: InputProps['validate'];
  /** Looks at a text that is left behind, where there is one. */
  onLeave: () => void;
}

/** Makes a text of which nothing was chosen an error at its field: as soon as it is left, and until it is gone. */
export function useTypedCheck(
  { isUnchosen, search }: Pick<TypedText, 'isUnchosen' | 'search'>,
  { field: { name }, validate }: Pick<InputProps, 'field' | 'validate'>,
): TypedCheck {
  const { trigger } = useFormContext();
  const latest = useRef('');
  useLayoutEffect(() => {
    latest.current = isUnchosen ? search : '';
  }, [isUnchosen, search]);
  const isMarked = useRef(false);
  const callOff = useRef(nothing);
  useEffect(() => () => callOff.current(), []);
  useEffect(() => {
    // What was said of the text is no longer so.
    if (isUnchosen || !isMarked.current) return;
    isMarked.current = false;
    void trigger(name);
  }, [isUnchosen, trigger, name]);
  return {
    validate: useCallback(
      async (value: unknown) => {
        isMarked.current = latest.current !== '';
        if (isMarked.current) return fillText(autocompleteTexts.unchosen, { typed: latest.current });
        return validate(value);
      },
      [validate],
    ),
    onLeave: () => {
      if (latest.current === '') return;
      callOff.current();
      callOff.current = afterPress(() => void trigger(name));
    },
  };
}

const nothing = (): void => undefined;
