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

/** What can be chosen. */
export interface AutocompleteOption {
  value: OptionValue;
  /** On one line. */
  label: string;
  /** In the list: what it is called, and below it what tells it from others of that name. Default: its line. */
  title?: string;
  secondary?: string;
  disabled?: boolean;
}

export interface AutocompleteInputProps extends InputProps {
  /** What is offered for the text that stands in the input. */
  options: readonly AutocompleteOption[];
  /** What a value reads that is held, also where it is offered no more. */
  getLabel: (value: OptionValue) => string;
  searchText: SearchText;
  /** What the list says in place of options: a text or a key. */
  noOptionsText: string;
  /** Why there is nothing to choose from. */
  problem?: string | undefined;
  /** Several are chosen. */
  multiple: boolean;
  /** The values of what the form holds. */
  toOptionValues: (fieldValue: unknown) => readonly OptionValue[];
  /** Those that are chosen now → what the form holds. */
  toFieldValue: (values: readonly OptionValue[]) => unknown;
  onSelect?: ((value: OptionValue) => void) | undefined;
}

/**
 * The combobox of all pickers. What is typed is a search and no value: a text of which nothing was chosen stays where it is and
 * is an error at the field; Enter beside an open list or such a text sends nothing; Escape puts back what is chosen
 * (decision 74). The only option that fits what was typed is marked, so that Enter takes it. The list stays open while several
 * are chosen.
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
  /** The option that somebody went to by the arrow keys. */
  const highlightedOption = useRef<AutocompleteOption | null>(null);
  const valuesKey = JSON.stringify(values);
  // Another value, wherever it came from, is another name in the input.
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
        // All else is MUI's own idea of when a text goes.
        if (reason === 'input') setInputValue(next === label ? undefined : next);
        else if (reason !== 'reset' && reason !== 'blur') setInputValue(undefined);
      }}
      options={options}
      // The options are those that fit.
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
        // What is chosen is marked, too, when the list opens: Enter would take it out again.
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
            {/* Between both, not in one of them: there it is no part of what an option is called. */}
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
          placeholder={placeholder}
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
    // Its own key wins over MUI's, which is a place and no value.
    <Chip label={label} size="small" {...getChipProps({ index })} key={String(value)} />
  ));
