import { useEffect, useRef, useState, type ReactNode } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { FieldTitle, useInput, useTranslate } from 'ra-core';
import { InputHelperText } from 'react-admin';
import { useScanned } from '../../scanner/useScanned';
import { Icon } from '../../ui/Icon';
import type { InputProps } from '../types';
import { useCommonProps } from '../useCommonProps';
import { autocompleteTexts as texts } from './texts';
import { useTypedCheck } from './useTypedCheck';
import type { TypedText } from './useTypedText';

export type OptionValue = string | number | boolean;

/** What can be chosen. */
export interface Option {
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
  options: readonly Option[];
  /** What a value reads that is held, also where it is offered no more. */
  labelOf: (value: OptionValue) => string;
  text: TypedText;
  /** What the list says in place of options: a text or a key. */
  noOptionsText: string;
  /** Why there is nothing to choose from. */
  problem?: string | undefined;
  /** Several are chosen. */
  multiple: boolean;
  /** The values of what the form holds. */
  valuesOf: (held: unknown) => readonly OptionValue[];
  /** Those that are chosen now → what the form holds. */
  toHeld: (values: readonly OptionValue[]) => unknown;
  onChosen?: ((value: OptionValue) => void) | undefined;
}

/**
 * The combobox of all pickers. What is typed is a search and no value: a text of which nothing was chosen stays where it is and
 * is an error at the field; Enter beside an open list or such a text sends nothing; Escape puts back what is chosen
 * (decision 74). The only option that fits what was typed is marked, so that Enter takes it. The list stays open while several
 * are chosen.
 */
export const AutocompleteInput = (props: AutocompleteInputProps) => {
  const { options, labelOf, text, multiple, problem } = props;
  const { label: title, placeholder, helperText, source, size, margin } = useCommonProps(props);
  const check = useTypedCheck(text, props);
  const { id, field, fieldState } = useInput({ source, validate: check.validate });
  const [isOpen, setOpen] = useState(false);
  const translate = useTranslate();
  const scanned = useScanned();
  const values = props.valuesOf(field.value);
  const chosen = values.map((value): Option => ({ value, label: labelOf(value) }));
  const label = multiple ? '' : (chosen[0]?.label ?? '');
  const { type, isUnchosen } = text;
  const isOnly = isUnchosen && options.length === 1;
  /** The option that somebody went to by the arrow keys. */
  const marked = useRef<Option | null>(null);
  const held = JSON.stringify(values);
  // Another value, wherever it came from, is another name in the input.
  useEffect(() => type(undefined), [held, type]);
  const inputRef = useForkRef<HTMLInputElement>(field.ref);
  const said = fieldState.error?.message ?? problem;
  return (
    <Autocomplete<Option, boolean>
      id={id}
      className={`ra-input ra-input-${source}`}
      multiple={multiple}
      value={multiple ? chosen : (chosen[0] ?? null)}
      onChange={(_, next) => {
        const now = [next ?? []].flat().map(({ value }) => value);
        for (const value of now) if (!values.includes(value)) props.onChosen?.(value);
        field.onChange(props.toHeld(now));
      }}
      onBlur={(event) => {
        field.onBlur(event);
        check.onLeave();
      }}
      inputValue={text.typed ?? label}
      onInputChange={(_, next, reason) => {
        marked.current = null;
        // All else is MUI's own idea of when a text goes.
        if (reason === 'input') type(next === label ? undefined : next);
        else if (reason !== 'reset' && reason !== 'blur') type(undefined);
      }}
      options={options}
      // The options are those that fit.
      filterOptions={asTheyAre}
      getOptionKey={({ value }) => String(value)}
      getOptionLabel={(option) => option.label}
      getOptionDisabled={({ disabled = false }) => disabled}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={(_, reason) => {
        setOpen(false);
        marked.current = null;
        if (reason === 'escape') type(undefined);
      }}
      onHighlightChange={(_, option, reason) => {
        marked.current = reason === 'keyboard' ? option : null;
      }}
      onKeyDown={(event) => {
        scanned.onKeyDown(event);
        if (event.key !== 'Enter' || !(isOpen || isUnchosen)) return;
        event.preventDefault();
        // What is chosen is marked, too, when the list opens: Enter would take it out again.
        if (!marked.current && !isOnly) event.defaultMuiPrevented = true;
      }}
      autoHighlight={isOnly}
      disableCloseOnSelect={multiple}
      selectOnFocus
      fullWidth
      disabled={props.disabled}
      noOptionsText={translate(props.noOptionsText, { _: props.noOptionsText })}
      openText={texts.open}
      closeText={texts.close}
      clearText={texts.clear}
      {...(multiple && { renderValue: chips })}
      renderOption={(given, option, { selected }) => (
        <li {...given} key={String(option.value)}>
          <span className="field-option">
            {/* Between both, not in one of them: there it is no part of what an option is called. */}
            <span>{(option.title ?? option.label) || ' '}</span>
            {option.secondary && ' '}
            {option.secondary && <small>{option.secondary}</small>}
          </span>
          {multiple && selected && <Icon name="check" size={16} />}
        </li>
      )}
      renderInput={(given) => (
        <TextField
          {...given}
          name={field.name}
          label={<FieldTitle label={title} source={source} isRequired={props.required} />}
          size={size}
          margin={margin}
          placeholder={placeholder}
          error={fieldState.invalid || problem !== undefined}
          helperText={
            (said !== undefined || helperText !== false) && (
              <InputHelperText {...(said !== undefined && { error: said })} helperText={helperText} />
            )
          }
          inputRef={inputRef}
          slotProps={{
            ...given.slotProps,
            htmlInput: { ...given.slotProps.htmlInput, 'aria-required': props.required },
          }}
        />
      )}
    />
  );
};

const asTheyAre = <T,>(options: T[]): T[] => options;

type ItemProps = (at: { index: number }) => object;

const chips = (chosen: Option[] | Option, propsOf: ItemProps): ReactNode =>
  [chosen].flat().map(({ value, label }, index) => (
    // Its own key wins over MUI's, which is a place and no value.
    <Chip label={label} size="small" {...propsOf({ index })} key={String(value)} />
  ));
