import { useId, useState } from 'react';
import { useInput } from 'ra-core';
import { interpolateText } from '../../../i18n/interpolateText';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { useKeyboardScanner } from '../../../scanner/useKeyboardScanner';
import { useFreeTextCheck } from '../../autocomplete/useFreeTextCheck';
import { FieldErrorMessage } from '../../inputs/FieldErrorMessage';
import type { InputProps } from '../../core/types';
import { relatedId } from '../relatedRecord';
import { RecordSearchResults } from './RecordSearchResults';
import { pickerTexts as texts } from '../picker/texts';
import { useTableSelection } from './useTableSelection';
import { useClearOnFilterChange } from '../picker/useClearOnFilterChange';
import { useRecordSearch } from './useRecordSearch';
import './referenceTable.css';

/** A picker with a search and a result table, in which one row is selected. */
const ReferenceTable = (props: InputProps) => {
  const { field: fieldConfig, required, disabled, disabledReason } = props;
  const t = useTranslateText();
  const id = useId();
  const search = useRecordSearch(fieldConfig);
  const scannerHandlers = useKeyboardScanner();
  const [selectedSearch, setSelectedSearch] = useState('');
  // A search text without a selection is not a value.
  const searchTerm = search.inputValue.trim();
  const freeTextCheck = useFreeTextCheck(
    { search: searchTerm, isFreeText: searchTerm !== '' && searchTerm !== selectedSearch },
    props,
  );
  const { field, fieldState } = useInput({
    source: fieldConfig.name,
    validate: freeTextCheck.validate,
    defaultValue: null,
  });
  useClearOnFilterChange(fieldConfig);
  const value = relatedId(field.value);
  const { name, select } = useTableSelection(fieldConfig, value);
  const label = t(fieldConfig.label);
  const help = disabledReason ?? fieldConfig.help;
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
        placeholder={t(fieldConfig.placeholder ?? texts.search)}
        value={search.inputValue}
        readOnly={disabled}
        aria-required={required}
        aria-invalid={fieldState.invalid}
        aria-describedby={`${id}-help ${id}-problem`}
        onChange={(event) => search.setInputValue(event.target.value)}
        onBlur={field.onBlur}
        onKeyDown={(event) => {
          scannerHandlers.onKeyDown(event);
          // Enter runs the search here; only the button submits the form.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          search.searchNow();
        }}
      />
      <RecordSearchResults
        field={fieldConfig}
        search={search}
        label={interpolateText(texts.results, { name: label })}
        value={value}
        disabled={disabled}
        onSelect={(record) => {
          select(record);
          setSelectedSearch(searchTerm);
          field.onChange(relatedId(record) ?? null);
        }}
      />
      <p role="status" className="picker-chosen">
        {value !== undefined && interpolateText(texts.chosen, { name })}
      </p>
      {help !== null && help !== undefined && help !== '' && (
        <p id={`${id}-help`} className="field-help">
          {t(help)}
        </p>
      )}
      <p id={`${id}-problem`} role="alert" className="field-help" data-invalid="true">
        {problem !== undefined && <FieldErrorMessage error={problem} />}
      </p>
    </div>
  );
};

export default ReferenceTable;
