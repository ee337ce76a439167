import type { FilterProps } from '../core/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { getMaxLength } from './getMaxLength';
import { DebouncedFilterInput } from './DebouncedFilterInput';

const TextFilter = ({ field, value, onChange, id, isDraft }: FilterProps) => {
  const t = useTranslateText();
  return (
    <DebouncedFilterInput
      type="text"
      id={id}
      isDraft={isDraft}
      maxLength={getMaxLength(field)}
      text={typeof value === 'string' ? value : ''}
      onTextChange={(text) => onChange(text.trim() === '' ? undefined : text)}
      placeholder={field.placeholder === null ? undefined : t(field.placeholder)}
    />
  );
};

export default TextFilter;
