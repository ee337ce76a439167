import { useId, useState } from 'react';
import { useInput } from 'ra-core';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { useScanned } from '../../scanner/useScanned';
import { useTypedCheck } from '../autocomplete/useTypedCheck';
import { FieldProblem } from '../FieldProblem';
import type { InputProps } from '../types';
import { relatedId } from './references';
import { ResultRows } from './ResultRows';
import { pickerTexts as texts } from './texts';
import { useChosen } from './useChosen';
import { useClearWithFilter } from './useClearWithFilter';
import { useSearch } from './useSearch';
import './referenceTable.css';

/** A picker as a search and a table of what it finds, of which one row is chosen (GWL-27). */
const ReferenceTable = (props: InputProps) => {
  const { field: declared, required, disabled, why } = props;
  const t = useText();
  const id = useId();
  const search = useSearch(declared);
  const scanned = useScanned();
  const [chosenFor, setChosenFor] = useState('');
  // What is searched for and was not chosen from is no choice.
  const text = search.typed.trim();
  const check = useTypedCheck({ search: text, isUnchosen: text !== '' && text !== chosenFor }, props);
  const { field, fieldState } = useInput({
    source: declared.name,
    validate: check.validate,
    defaultValue: null,
  });
  useClearWithFilter(declared);
  const value = relatedId(field.value);
  const { name, choose } = useChosen(declared, value);
  const label = t(declared.label);
  const help = why ?? declared.help;
  const problem = fieldState.error?.message;
  return (
    <div className="picker-search">
      <label htmlFor={id}>
        <span>{label}</span>
        {required && <span aria-hidden> *</span>}
      </label>
      <input
        ref={field.ref}
        id={id}
        className="input"
        type="text"
        inputMode="search"
        autoComplete="off"
        maxLength={200}
        placeholder={t(declared.placeholder ?? texts.search)}
        value={search.typed}
        readOnly={disabled}
        aria-required={required}
        aria-invalid={fieldState.invalid}
        aria-describedby={`${id}-help ${id}-problem`}
        onChange={(event) => search.type(event.target.value)}
        onBlur={field.onBlur}
        onKeyDown={(event) => {
          scanned.onKeyDown(event);
          // The form is sent by its button: here Enter searches.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          search.now();
        }}
      />
      <ResultRows
        field={declared}
        search={search}
        label={fillText(texts.results, { name: label })}
        value={value}
        disabled={disabled}
        onChoose={(record) => {
          choose(record);
          setChosenFor(text);
          field.onChange(relatedId(record) ?? null);
        }}
      />
      <p role="status" className="picker-chosen">
        {value !== undefined && fillText(texts.chosen, { name })}
      </p>
      {help !== null && help !== undefined && help !== '' && (
        <p id={`${id}-help`} className="field-help">
          {t(help)}
        </p>
      )}
      <p id={`${id}-problem`} role="alert" className="field-help" data-invalid="true">
        {problem !== undefined && <FieldProblem error={problem} />}
      </p>
    </div>
  );
};

export default ReferenceTable;
