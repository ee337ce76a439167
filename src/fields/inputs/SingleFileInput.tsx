import { useId, type ReactNode } from 'react';
import { useInput } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { FieldErrorMessage } from './FieldErrorMessage';
import type { InputProps } from '../core/types';
import { useCommonProps } from './useCommonProps';
import { inputTexts } from './texts';

interface SingleFileInputProps extends InputProps {
  /** Value of the native input's `accept`. */
  accept: string;
  /** Button label while no file is chosen. */
  chooseLabel: string;
  /** Renders the chosen value; undefined if there is none. */
  renderFile: (value: unknown) => ReactNode;
}

/** Puts one chosen file into the form value (a File until it is saved), validates it at once and can remove it again. */
export const SingleFileInput = (props: SingleFileInputProps) => {
  const { field: fieldConfig, disabled, required, accept, chooseLabel, renderFile } = props;
  const { label, helperText, validate } = useCommonProps(props);
  const { trigger } = useFormContext();
  const { id, field, fieldState } = useInput({
    source: fieldConfig.name,
    validate,
    format: identity,
    parse: identity,
  });
  const labelId = useId();
  const helpId = useId();
  const content = renderFile(field.value);
  const message = fieldState.error?.message;
  const hasHelp = message !== undefined || helperText !== false;

  const setFile = (value: File | null) => {
    field.onChange(value);
    void trigger(fieldConfig.name); // never rejects: problems become field state
  };

  return (
    <div className="field-file">
      <span id={labelId} className="label">
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
            aria-describedby={hasHelp ? helpId : undefined}
            onBlur={() => field.onBlur()}
            onChange={(event) => {
              const file = event.target.files?.[0];
              // Reset the input: else the same file could not be chosen again after its removal.
              event.target.value = '';
              if (file) setFile(file);
            }}
          />
          <span aria-hidden="true">{content === undefined ? chooseLabel : inputTexts.change}</span>
        </label>
        {content !== undefined && (
          <button type="button" className="button" disabled={disabled} onClick={() => setFile(null)}>
            <span>{inputTexts.remove}</span> <span className="field-hidden">{label}</span>
          </button>
        )}
      </span>
      {hasHelp && (
        <span id={helpId} className="field-help" data-invalid={fieldState.invalid}>
          {message === undefined ? <span>{helperText}</span> : <FieldErrorMessage error={message} />}
        </span>
      )}
    </div>
  );
};

const identity = (value: unknown): unknown => value;
