import type { FilterProps } from '../types';
import { useText } from '../../i18n/useText';
import { maxTyped } from './maxTyped';
import { TypedFilter } from './TypedFilter';

const TextFilter = ({ field, value, onChange, id, isDraft }: FilterProps) => {
  const t = useText();
  return (
    <TypedFilter
      type="text"
      id={id}
      isDraft={isDraft}
      maxLength={maxTyped(field)}
      text={typeof value === 'string' ? value : ''}
      onText={(text) => onChange(text.trim() === '' ? undefined : text)}
      placeholder={field.placeholder === null ? undefined : t(field.placeholder)}
    />
  );
};

export default TextFilter;
