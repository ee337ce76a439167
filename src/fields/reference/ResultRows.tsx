import { useId } from 'react';
import type { RaRecord } from 'ra-core';
import { useResources } from '../../console/hooks';
import type { Field } from '../../config/types';
import { globalTexts } from '../../i18n/es/global';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { LoadFailed } from '../../ui/LoadFailed';
import { optionsOf } from '../optionsOf';
import { readValue } from '../readValue';
import { fieldTypes } from '../registry';
import { useRelated } from '../useRelated';
import { relatedId, type Id } from './references';
import type { ReferenceFilled } from './schema';
import { pickerTexts as texts } from './texts';
import { inOneLine, useChoiceText } from './useChoiceText';
import type { Search } from './useSearch';

interface ResultRowsProps {
  field: Field;
  search: Search;
  /** Names the table. */
  label: string;
  value: Id | undefined;
  disabled: boolean;
  onChoose: (record: RaRecord) => void;
}

/** What a search found, or why there is nothing to choose from. */
export const ResultRows = ({ field, search, ...props }: ResultRowsProps) => {
  const t = useText();
  const { state, least, rows, total = 0 } = search;
  const said = {
    waiting: texts.waits,
    short: fillText(globalTexts.min_characters, { smart_count: least }),
    searching: texts.searching,
    failed: '',
    found: rows.length === 0 ? globalTexts.no_results : '',
  }[state];
  return (
    <div className="picker-results">
      {state === 'failed' && (
        <LoadFailed
          text={t(optionsOf<ReferenceFilled>(field).loadError)}
          error={search.error}
          onRetry={search.retry}
        />
      )}
      <p role="status" className="picker-state">
        {said}
      </p>
      {rows.length > 0 && <Results field={field} search={search} {...props} />}
      {rows.length > 0 && total > rows.length && (
        <p className="picker-state">{fillText(texts.more, { shown: rows.length, total })}</p>
      )}
    </div>
  );
};

const Results = ({ field, search, label, value, disabled, onChoose }: ResultRowsProps) => {
  const t = useText();
  const group = useId();
  const choiceText = useChoiceText(field);
  const columns = useColumns(field);
  return (
    <div className="picker-scroll">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.choice}</span>
            </th>
            {columns.map(({ key, label: head }) => (
              <th key={key} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {search.rows.map((record) => (
            <tr key={record.id} onClick={() => !disabled && onChoose(record)}>
              <td>
                <input
                  type="radio"
                  name={group}
                  aria-label={fillText(texts.choose, {
                    name: inOneLine(choiceText(record)),
                  })}
                  checked={value !== undefined && String(relatedId(record)) === String(value)}
                  disabled={disabled}
                  onChange={() => onChoose(record)}
                  // The row would choose it once more.
                  onClick={(event) => event.stopPropagation()}
                />
              </td>
              {columns.map(({ key, textOf }) => (
                <td key={key}>{textOf(record)}</td>
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
  textOf: (record: RaRecord) => string;
}

/** The declared columns as plain text: a link in them would leave the form. */
function useColumns(field: Field): readonly ResultColumn[] {
  const { resource: name, columns = [] } = optionsOf<ReferenceFilled>(field);
  const resource = useResources().get(name);
  const choiceText = useChoiceText(field);
  const related = useRelated();
  const t = useText();
  const declared = columns.flatMap((column): ResultColumn[] => {
    const shown = resource?.fields[column];
    const type = shown && fieldTypes.get(shown.type);
    if (!shown || !type) return [];
    const textOf = (record: RaRecord): string =>
      String(type.toText(readValue(shown, record), shown, t, related)) || t(shown.empty);
    return [{ key: column, label: shown.label, textOf }];
  });
  if (declared.length > 0) return declared;
  const textOf = (record: RaRecord): string => inOneLine(choiceText(record));
  return [{ key: 'title', label: resource?.label.one ?? field.label, textOf }];
}
