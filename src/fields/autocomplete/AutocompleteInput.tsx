import { useEffect, useRef, useState, type ReactNode } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { FieldTitle, useInput, useTranslate } from 'ra-core';
import { InputHelperText } from 'react-admin';
import { useKeyboardScanner } from '../../scanner/useKeyboardScanner';
import { Icon } from '../../ui/icon/Icon';
import type { InputProps } from '../core/types';
import { useCommonProps } from '../inputs/useCommonProps';
import { autocompleteTexts as texts } from './texts';
import { useFreeTextCheck } from './useFreeTextCheck';
import type { SearchText } from './useSearchText';

export type OptionValue = string | number | boolean;

/** An option of the combobox. */
export interface AutocompleteOption {
  value: OptionValue;
  /** Label on one line. */
  label: string;
  /** Title in the list, with the text below it that distinguishes options of the same name. Default: `label`. */
  title?: string;
  secondary?: string;
  disabled?: boolean;
}

export interface AutocompleteInputProps extends InputProps {
  /** Options for the current input text. */
  options: readonly AutocompleteOption[];
  /** Returns the label of a selected value, even if it is no longer among the options. */
  getLabel: (value: OptionValue) => string;
  searchText: SearchText;
  /** Text or translation key that the list shows instead of options. */
  noOptionsText: string;
  /** Reason why there are no options. */
  problem?: string | undefined;
  /** True if several values can be selected. */
  multiple: boolean;
  /** Form value → selected option values. */
  toOptionValues: (fieldValue: unknown) => readonly OptionValue[];
  /** Selected option values → form value. */
  toFieldValue: (values: readonly OptionValue[]) => unknown;
  onSelect?: ((value: OptionValue) => void) | undefined;
}

/**
 * The combobox of all pickers (decision 74). Typed text is a search, not a value: text without a selection stays in the
 * input and is an error of the field. Enter does not submit while the list is open or such text is present. Escape restores
 * the selected value. The only matching option is highlighted, so that Enter selects it. With `multiple` the list stays open
 * after a selection.
 */
export const AutocompleteInput = (props: AutocompleteInputProps) => {
  const { options, getLabel, searchText, multiple, problem } = props;
  const { label: title, placeholder, helperText, source, size, margin } = useCommonProps(props);
  const freeTextCheck = useFreeTextCheck(searchText, props);
  const { id, field, fieldState } = useInput({ source, validate: freeTextCheck.validate });
  const [isOpen, setOpen] = useState(false);
  const translate = useTranslate();
  const scannerHandlers = useKeyboardScanner();
  const values = props.toOptionValues(field.value);
  const selectedOptions = values.map((value): AutocompleteOption => ({ value, label: getLabel(value) }));
  const label = multiple ? '' : (selectedOptions[0]?.label ?? '');
  const { setInputValue, isFreeText } = searchText;
  const isSingleMatch = isFreeText && options.length === 1;
  /** The option highlighted with the arrow keys. */
  const highlightedOption = useRef<AutocompleteOption | null>(null);
  const valuesKey = JSON.stringify(values);
  // A changed value, from any source, changes the name in the input.
  useEffect(() => setInputValue(undefined), [valuesKey, setInputValue]);
  const inputRef = useForkRef<HTMLInputElement>(field.ref);
  const message = fieldState.error?.message ?? problem;
  return (
    <Autocomplete<AutocompleteOption, boolean>
      id={id}
      className={`ra-input ra-input-${source}`}
      multiple={multiple}
      value={multiple ? selectedOptions : (selectedOptions[0] ?? null)}
      onChange={(_, next) => {
        const nextValues = [next ?? []].flat().map(({ value }) => value);
        for (const value of nextValues) if (!values.includes(value)) props.onSelect?.(value);
        field.onChange(props.toFieldValue(nextValues));
      }}
      onBlur={(event) => {
        field.onBlur(event);
        freeTextCheck.onBlur();
      }}
      inputValue={searchText.inputValue ?? label}
      onInputChange={(_, next, reason) => {
        highlightedOption.current = null;
        // Leave all other reasons to MUI, which decides when to clear the text.
        if (reason === 'input') setInputValue(next === label ? undefined : next);
        else if (reason !== 'reset' && reason !== 'blur') setInputValue(undefined);
      }}
      options={options}
      // The options are already filtered.
      filterOptions={keepAllOptions}
      getOptionKey={({ value }) => String(value)}
      getOptionLabel={(option) => option.label}
      getOptionDisabled={({ disabled = false }) => disabled}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={(_, reason) => {
        setOpen(false);
        highlightedOption.current = null;
        if (reason === 'escape') setInputValue(undefined);
      }}
      onHighlightChange={(_, option, reason) => {
        highlightedOption.current = reason === 'keyboard' ? option : null;
      }}
      onKeyDown={(event) => {
        scannerHandlers.onKeyDown(event);
        if (event.key !== 'Enter' || !(isOpen || isFreeText)) return;
        event.preventDefault();
        // MUI also highlights the selected option when the list opens: Enter would deselect it.
        if (!highlightedOption.current && !isSingleMatch) event.defaultMuiPrevented = true;
      }}
      autoHighlight={isSingleMatch}
      disableCloseOnSelect={multiple}
      selectOnFocus
      fullWidth
      disabled={props.disabled}
      noOptionsText={translate(props.noOptionsText, { _: props.noOptionsText })}
      openText={texts.open}
      closeText={texts.close}
      clearText={texts.clear}
      {...(multiple && { renderValue: renderChips })}
      renderOption={(optionProps, option, { selected }) => (
        <li {...optionProps} key={String(option.value)}>
          <span className="field-option">
            {/* Put the separator between both elements: inside one of them it would be part of the option's accessible
                name. */}
            <span>{(option.title ?? option.label) || ' '}</span>
            {option.secondary && ' '}
            {option.secondary && <small>{option.secondary}</small>}
          </span>
          {multiple && selected && <Icon name="check" size={16} />}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          label={<FieldTitle label={title} source={source} isRequired={props.required} />}
          size={size}
          margin={margin}
          placeholder={placeholder ?? texts.choose}
          error={fieldState.invalid || problem !== undefined}
          helperText={
            (message !== undefined || helperText !== false) && (
              <InputHelperText {...(message !== undefined && { error: message })} helperText={helperText} />
            )
          }
          inputRef={inputRef}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-required': props.required },
          }}
        />
      )}
    />
  );
};

const keepAllOptions = <T,>(options: T[]): T[] => options;

type GetChipProps = (item: { index: number }) => object;

const renderChips = (
  selectedOptions: AutocompleteOption[] | AutocompleteOption,
  getChipProps: GetChipProps,
): ReactNode =>
  [selectedOptions].flat().map(({ value, label }, index) => (
    // Override MUI's key, which is the index and not the value.
    <Chip label={label} size="small" {...getChipProps({ index })} key={String(value)} />
  ));
