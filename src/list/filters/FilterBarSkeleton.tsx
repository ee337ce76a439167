import type { ListFilter } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';

/** The filters of a list while their code loads: their labels with the space of an arrow. */
export const FilterBarSkeleton = ({ filters }: { filters: readonly ListFilter[] }) => {
  const t = useTranslateText();
  return (
    <div className="filter-bar" aria-hidden>
      {filters.map(({ field }) => (
        <span key={field.name} className="filter">
          <span className="filter-label">{t(field.label)}</span>
        </span>
      ))}
    </div>
  );
};
