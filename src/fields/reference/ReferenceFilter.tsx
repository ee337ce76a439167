import { SelectFilter } from '../filters/SelectFilter';
import { hasId } from '../../queries/list/hasId';
import { useListPageQuery } from '../../queries/list/useListPageQuery';
import { optionsOf } from '../core/optionsOf';
import type { FilterProps } from '../core/types';
import { relatedId } from './relatedRecord';
import type { ResolvedReferenceOptions } from './schema';
import { joinChoiceText, useChoiceText } from './picker/useChoiceText';

/** A native select of the first records, without a search. Loads when the filters are opened. */
const ReferenceFilter = ({ field, value, onChange, id }: FilterProps) => {
  const { resource, pageSize, filter } = optionsOf<ResolvedReferenceOptions>(field);
  const getChoiceText = useChoiceText(field);
  const { data, error, isFetching, refetch } = useListPageQuery(resource, {
    pagination: { page: 1, perPage: pageSize },
    sort: { field: '', order: 'ASC' },
    filter,
  });
  const choices = (data ?? []).filter(hasId).map((record) => ({
    value: String(record.id),
    label: joinChoiceText(getChoiceText(record)),
  }));
  return (
    <SelectFilter
      id={id}
      retryState={error && !data ? { busy: isFetching, onRetry: () => void refetch() } : undefined}
      choices={choices}
      selectedValue={String(relatedId(value) ?? '')}
      onSelect={(selected) => onChange(selected === '' ? undefined : selected)}
    />
  );
};

export default ReferenceFilter;
