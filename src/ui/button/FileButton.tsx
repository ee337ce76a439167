import type { ComponentProps, ReactNode } from 'react';
import { wrapText } from '../text/wrapText';

interface FileButtonProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'onChange' | 'children'
> {
  children: ReactNode;
  /** The selected files, at least one. */
  onChoose: (files: [File, ...File[]]) => void;
}

/** Native file input, styled as a button. */
export function FileButton({ children, onChoose, ...rest }: FileButtonProps) {
  return (
    <label className="button">
      <input
        {...rest}
        type="file"
        className="visually-hidden"
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          // Without this reset the same file could not be selected again after it was corrected or removed.
          target.value = '';
          if (first) onChoose([first, ...others]);
        }}
      />
      {wrapText(children)}
    </label>
  );
}
