import { useId } from 'react';
import type { RaRecord } from 'ra-core';
import { useResources } from '../../../queries/console/consoleHooks';
import type { Field } from '../../../config/types';
import { globalTexts } from '../../../i18n/messages/global';
import { interpolateText } from '../../../i18n/interpolateText';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { LoadError } from '../../../ui/feedback/LoadError';
import { optionsOf } from '../../core/optionsOf';
import { readValue } from '../../core/readValue';
import { fieldTypes } from '../../core/registry';
import { useCachedRecords } from '../../titles/useCachedRecords';
import { relatedId, type Id } from '../relatedRecord';
import type { ResolvedReferenceOptions } from '../schema';
import { pickerTexts as texts } from '../picker/texts';
import { joinChoiceText, useChoiceText } from '../picker/useChoiceText';
import type { RecordSearch } from './useRecordSearch';

interface RecordSearchResultsProps {
  field: Field;
  search: RecordSearch;
  /** Accessible name of the table. */
  label: string;
  value: Id | undefined;
  disabled: boolean;
  onSelect: (record: RaRecord) => void;
}

/** The results of a search, or the reason why there are none. */
export const RecordSearchResults = ({ field, search, ...props }: RecordSearchResultsProps) => {
  const t = useTranslateText();
  const { state, minLength, rows, total = 0 } = search;
  const statusText = {
    waiting: texts.missingDependency,
    short: interpolateText(globalTexts.min_characters, { smart_count: minLength }),
    searching: texts.searching,
    failed: '',
    found: rows.length === 0 ? globalTexts.no_results : '',
  }[state];
  return (
    <div className="picker-results">
      {state === 'failed' && (
        <LoadError
          text={t(optionsOf<ResolvedReferenceOptions>(field).loadError)}
          error={search.error}
          onRetry={search.retry}
        />
      )}
      <p role="status" className="picker-state">
        {statusText}
      </p>
      {rows.length > 0 && <ResultsTable field={field} search={search} {...props} />}
      {rows.length > 0 && total > rows.length && (
        <p className="picker-state">{interpolateText(texts.truncated, { shown: rows.length, total })}</p>
      )}
    </div>
  );
};

const ResultsTable = ({ field, search, label, value, disabled, onSelect }: RecordSearchResultsProps) => {
  const t = useTranslateText();
  const radioGroupName = useId();
  const getChoiceText = useChoiceText(field);
  const columns = useColumns(field);
  return (
    <div className="picker-scroll">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.choice}</span>
            </th>
            {columns.map(({ key, label: columnLabel }) => (
              <th key={key} scope="col">
                {t(columnLabel)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {search.rows.map((record) => (
            <tr key={record.id} onClick={() => !disabled && onSelect(record)}>
              <td>
                <input
                  type="radio"
                  name={radioGroupName}
                  aria-label={interpolateText(texts.choose, {
                    name: joinChoiceText(getChoiceText(record)),
                  })}
                  checked={value !== undefined && String(relatedId(record)) === String(value)}
                  disabled={disabled}
                  onChange={() => onSelect(record)}
                  // Stop the click: the row would select the record again.
                  onClick={(event) => event.stopPropagation()}
                />
              </td>
              {columns.map(({ key, getText }) => (
                <td key={key}>{getText(record)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface ResultColumn {
  key: string;
  label: string;
  getText: (record: RaRecord) => string;
}

/** Returns the declared columns as plain text: a link in them would leave the form. */
function useColumns(field: Field): readonly ResultColumn[] {
  const { resource: name, columns = [] } = optionsOf<ResolvedReferenceOptions>(field);
  const resource = useResources().get(name);
  const getChoiceText = useChoiceText(field);
  const cachedRecords = useCachedRecords();
  const t = useTranslateText();
  const resultColumns = columns.flatMap((column): ResultColumn[] => {
    const columnField = resource?.fields[column];
    const type = columnField && fieldTypes.get(columnField.type);
    if (!columnField || !type) return [];
    const getText = (record: RaRecord): string =>
      String(type.toText(readValue(columnField, record), columnField, t, cachedRecords)) ||
      t(columnField.emptyText);
    return [{ key: column, label: columnField.label, getText }];
  });
  if (resultColumns.length > 0) return resultColumns;
  const getText = (record: RaRecord): string => joinChoiceText(getChoiceText(record));
  return [{ key: 'title', label: resource?.label.one ?? field.label, getText }];
}
