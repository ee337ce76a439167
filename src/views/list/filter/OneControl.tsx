import type { Filter } from '../../../config/types';
import { SelectFilter } from '../../../fields/filters/SelectFilter';
import { fieldTypes } from '../../../fields/registry';
import { useText } from '../../../i18n/useText';
import { filterAs } from './filterState';
import { noValueText } from './presence';
import { isNumber } from './problems';
import { filterTexts } from './texts';
import { TypedInput } from './TypedInput';

interface OneControlProps {
  id: string;
  filter: Filter;
  /** Text of the address; '' for nothing. */
  asked: string;
  onAsk: (text: string) => void;
  isWrong: boolean;
}

/** Asks for one thing: whether there is a value, a day, a number, or else by the control that stands above other lists. */
export function OneControl({ id, filter, asked, onAsk, isWrong }: OneControlProps) {
  const { field } = filter;
  const t = useText();
  const as = filterAs(filter);
  if (as === 'presence')
    return (
      <SelectFilter
        id={id}
        chosen={asked}
        choices={[
          { value: 'not null', label: filterTexts.with_value },
          { value: 'null', label: noValueText(field, t) },
        ]}
        onChoose={onAsk}
      />
    );
  if (as === 'day' || isNumber(filter))
    return (
      <TypedInput
        id={id}
        input={as === 'day' ? 'date' : 'number'}
        text={asked}
        onText={onAsk}
        saidAt={`${id}-problem`}
        isWrong={isWrong}
      />
    );
  const type = fieldTypes.get(field.type);
  if (!type?.Filter) return null;
  const value = asked === '' ? undefined : type.filterFromUrl ? type.filterFromUrl(asked, field) : asked;
  const ask = (next: unknown): void =>
    onAsk(next === undefined || next === null || next === '' ? '' : textOf(next));
  const textOf = (next: unknown): string => type.filterToUrl?.(next, field) ?? String(next);
  return <type.Filter id={id} field={field} value={value} isDraft onChange={ask} />;
}
