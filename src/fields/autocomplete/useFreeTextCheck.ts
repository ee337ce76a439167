import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { runAfterPress } from '../../lib/input/runAfterPress';
import { interpolateText } from '../../i18n/interpolateText';
import type { InputProps } from '../core/types';
import { autocompleteTexts } from './texts';
import type { SearchText } from './useSearchText';

interface FreeTextCheck {
  /** The rule of the field, before which comes that nothing stands in it that was not chosen. */
  validate: InputProps['validate'];
  /** Looks at a text that is left behind, where there is one. */
  onBlur: () => void;
}

/** Makes a text of which nothing was chosen an error at its field: as soon as it is left, and until it is gone. */
export function useFreeTextCheck(
  { isFreeText, search }: Pick<SearchText, 'isFreeText' | 'search'>,
  { field: { name }, validate }: Pick<InputProps, 'field' | 'validate'>,
): FreeTextCheck {
  const { trigger } = useFormContext();
  const latestText = useRef('');
  useLayoutEffect(() => {
    latestText.current = isFreeText ? search : '';
  }, [isFreeText, search]);
  const hasFreeTextError = useRef(false);
  const cancelValidation = useRef(noop);
  useEffect(() => () => cancelValidation.current(), []);
  useEffect(() => {
    // What was said of the text is no longer so.
    if (isFreeText || !hasFreeTextError.current) return;
    hasFreeTextError.current = false;
    void trigger(name);
  }, [isFreeText, trigger, name]);
  return {
    validate: useCallback(
      async (value: unknown) => {
        hasFreeTextError.current = latestText.current !== '';
        if (hasFreeTextError.current)
          return interpolateText(autocompleteTexts.notAnOption, { typed: latestText.current });
        return validate(value);
      },
      [validate],
    ),
    onBlur: () => {
      if (latestText.current === '') return;
      cancelValidation.current();
      cancelValidation.current = runAfterPress(() => void trigger(name));
    },
  };
}

const noop = (): void => undefined;
