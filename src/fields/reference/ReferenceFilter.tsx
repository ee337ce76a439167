import { SelectFilter } from '../filters/SelectFilter';
import { hasId } from '../../records/hasId';
import { usePage } from '../../records/usePage';
import { optionsOf } from '../optionsOf';
import type { FilterProps } from '../types';
import { relatedId } from './references';
import type { ReferenceFilled } from './schema';
import { inOneLine, useChoiceText } from './useChoiceText';

/** A native list of the first records: loaded when the filters are opened, not typed for. */
const ReferenceFilter = ({ field, value, onChange, id }: FilterProps) => {
  const { resource, pageSize, filter } = optionsOf<ReferenceFilled>(field);
  const choiceText = useChoiceText(field);
  const { data, error, isFetching, refetch } = usePage(resource, {
    pagination: { page: 1, perPage: pageSize },
    sort: { field: '', order: 'ASC' },
    filter,
  });
  const choices = (data ?? []).filter(hasId).map((record) => ({
    value: String(record.id),
    label: inOneLine(choiceText(record)),
  }));
  return (
    <SelectFilter
      id={id}
      again={error && !data ? { busy: isFetching, onRetry: () => void refetch() } : undefined}
      choices={choices}
      chosen={String(relatedId(value) ?? '')}
      onChoose={(chosen) => onChange(chosen === '' ? undefined : chosen)}
    />
  );
};

export default ReferenceFilter;
