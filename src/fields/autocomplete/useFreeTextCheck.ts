import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { runAfterPress } from '../../lib/input/runAfterPress';
import { interpolateText } from '../../i18n/interpolateText';
import type { InputProps } from '../core/types';
import { autocompleteTexts } from './texts';
import type { SearchText } from './useSearchText';

interface FreeTextCheck {
  /** The field's validation, preceded by the check for text without a selection. */
  validate: InputProps['validate'];
  /** Validates when the input loses focus with free text in it. */
  onBlur: () => void;
}

/** Reports typed text without a selection as an error of the field: from blur until the text is gone. */
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
    // The text is gone, so its error is out of date.
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
