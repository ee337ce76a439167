import { useId, type ReactNode } from 'react';
import { useInput } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { FieldProblem } from './FieldProblem';
import type { InputProps } from './types';
import { useCommonProps } from './useCommonProps';
import { inputTexts } from './inputTexts';

interface FilePickerProps extends InputProps {
  /** Value of the native input's `accept`. */
  accept: string;
  /** What the button reads when nothing is chosen. */
  choose: string;
  /** Shows what is chosen; undefined when nothing is. */
  chosen: (value: unknown) => ReactNode;
}

/** Chooses one file into the form's value (a File until it is saved), checks it at once and can take it out again. */
export const FilePicker = (props: FilePickerProps) => {
  const { field: declared, disabled, required, accept, choose, chosen } = props;
  const { label, helperText, validate } = useCommonProps(props);
  const { trigger } = useFormContext();
  const { id, field, fieldState } = useInput({ source: declared.name, validate, format: asIs, parse: asIs });
  const labelId = useId();
  const helpId = useId();
  const content = chosen(field.value);

  const change = (value: File | null) => {
    field.onChange(value);
    void trigger(declared.name); // rejects never: problems become the field's state
  };

  return (
    <div className="field-file">
      <span id={labelId} className="field-label">
        <span>{label}</span>
        {required && <span aria-hidden="true"> *</span>}
      </span>
      {content}
      <span className="field-file-buttons">
        <label className="button" data-disabled={disabled}>
          <input
            id={id}
            ref={field.ref}
            type="file"
            className="field-hidden"
            name={field.name}
            accept={accept}
            disabled={disabled}
            aria-required={required}
            aria-invalid={fieldState.invalid}
            aria-labelledby={labelId}
            aria-describedby={helpId}
            onBlur={() => field.onBlur()}
            onChange={(event) => {
              const file = event.target.files?.[0];
              // Or the same file could not be chosen again after it was taken out.
              event.target.value = '';
              if (file) change(file);
            }}
          />
          <span aria-hidden="true">{content === undefined ? choose : inputTexts.change}</span>
        </label>
        {content !== undefined && (
          <button type="button" className="button" disabled={disabled} onClick={() => change(null)}>
            <span>{inputTexts.remove}</span> <span className="field-hidden">{label}</span>
          </button>
        )}
      </span>
      <span id={helpId} className="field-help" data-invalid={fieldState.invalid}>
        {fieldState.error?.message ? (
          <FieldProblem error={fieldState.error.message} />
        ) : (
          helperText && <span>{helperText}</span>
        )}
      </span>
    </div>
  );
};

const asIs = (value: unknown): unknown => value;
