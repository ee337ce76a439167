import type { ComponentProps, ReactNode } from 'react';
import { wrapText } from '../text/wrapText';

interface FileButtonProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'onChange' | 'children'
> {
  children: ReactNode;
  /** The chosen files: at least one. */
  onChoose: (files: [File, ...File[]]) => void;
}

/** A native file input that looks like a button. */
export function FileButton({ children, onChoose, ...rest }: FileButtonProps) {
  return (
    <label className="button">
      <input
        {...rest}
        type="file"
        className="visually-hidden"
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          // Or the same file could not be chosen again after it was corrected or taken out.
          target.value = '';
          if (first) onChoose([first, ...others]);
        }}
      />
      {wrapText(children)}
    </label>
  );
}
