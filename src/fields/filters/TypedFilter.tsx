import { useEffect, type InputHTMLAttributes } from 'react';
import { useTypedText } from '../../lib/useTypedText';
import { useScanned } from '../../scanner/useScanned';
import { WorksOnSight } from '../../ui/WorksOnSight';

interface TypedFilterProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'min' | 'max' | 'step' | 'maxLength'
> {
  id: string;
  /** Text of the filter that is in force; '' for none. */
  text: string;
  onText: (text: string) => void;
  placeholder?: string | undefined;
  /** Each key counts at once. */
  isDraft?: boolean | undefined;
}

/** ms after the last key until the filter applies, as for the searches of pickers (PROJ-19). */
const DEBOUNCE = 500;

/** A native input whose filter applies when typing pauses, at Enter, and when the input is left. */
export const TypedFilter = ({ id, text, onText, isDraft = false, ...attributes }: TypedFilterProps) => {
  const { typed, type, send } = useTypedText(text, onText);
  const scanned = useScanned();
  const apply = () => {
    if (typed !== text) send(typed);
  };
  useEffect(() => {
    if (isDraft || typed === text) return undefined;
    const timer = setTimeout(() => send(typed), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed, text, send, isDraft]);

  return (
    <>
      <input
        {...attributes}
        id={id}
        className="filter-input"
        autoComplete="off"
        value={typed}
        onChange={({ target: { value } }) => {
          type(value);
          if (isDraft) send(value);
        }}
        onBlur={apply}
        onKeyDown={(event) => {
          scanned.onKeyDown(event);
          if (event.key === 'Enter') apply();
        }}
      />
      <WorksOnSight />
    </>
  );
};
