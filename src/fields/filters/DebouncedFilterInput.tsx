import { useEffect, type InputHTMLAttributes } from 'react';
import { useSyncedText } from '../../lib/hooks/useSyncedText';
import { useKeyboardScanner } from '../../scanner/useKeyboardScanner';
import { FlushEffectsBeforePaint } from '../../ui/page/FlushEffectsBeforePaint';

interface DebouncedFilterInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'min' | 'max' | 'step' | 'maxLength'
> {
  id: string;
  /** Text of the applied filter; '' for none. */
  text: string;
  onTextChange: (text: string) => void;
  placeholder?: string | undefined;
  /** True if each key applies at once. */
  isDraft?: boolean | undefined;
}

/** Debounce in ms, the same as for the search of pickers. */
const DEBOUNCE_MS = 500;

/** A native input whose filter applies when typing pauses, on Enter, and on blur. */
export const DebouncedFilterInput = ({
  id,
  text,
  onTextChange,
  isDraft = false,
  ...attributes
}: DebouncedFilterInputProps) => {
  const { text: typed, setText, commit } = useSyncedText(text, onTextChange);
  const scannerHandlers = useKeyboardScanner();
  const apply = () => {
    if (typed !== text) commit(typed);
  };
  useEffect(() => {
    if (isDraft || typed === text) return undefined;
    const timer = setTimeout(() => commit(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, text, commit, isDraft]);

  return (
    <>
      <input
        {...attributes}
        id={id}
        className="filter-input"
        autoComplete="off"
        value={typed}
        onChange={({ target: { value } }) => {
          setText(value);
          if (isDraft) commit(value);
        }}
        onBlur={apply}
        onKeyDown={(event) => {
          scannerHandlers.onKeyDown(event);
          if (event.key === 'Enter') apply();
        }}
      />
      <FlushEffectsBeforePaint />
    </>
  );
};
