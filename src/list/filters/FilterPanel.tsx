import { Suspense, useId, useState, type FormEvent } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Button } from '../../ui/button/Button';
import { Drawer } from '../../ui/dialog/Drawer';
import { useListContext } from '../ListContext';
import type { ListParamsControl } from '../params/listParamsControl';
import { FilterControl } from './FilterControl';
import { getFilterKind } from './filterConditions';
import { findFilterProblem } from './filterProblem';
import { filterTexts } from './texts';

interface FilterPanelProps {
  control: ListParamsControl;
  onClose: () => void;
}

/** All filters of a list as a draft: no request until it is applied; closing discards it. */
export default function FilterPanel({ control, onClose }: FilterPanelProps) {
  const { filters } = useListContext().list;
  const [draft, setDraft] = useState(control.params.filter);
  const t = useTranslateText();
  const formId = useId();
  const problems = filters.flatMap((filter) => {
    const problem = findFilterProblem(filter, draft);
    return problem ? [{ filter, text: t(problem.message, problem.args) }] : [];
  });
  const [firstProblem] = problems;
  const disabledReason =
    firstProblem &&
    interpolateText(filterTexts.problem, {
      label: t(firstProblem.filter.field.label),
      problem: firstProblem.text,
    });
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (disabledReason !== undefined) return;
    onClose();
    control.setParams({ filter: draft });
  };
  return (
    <Drawer
      open
      className="filter-sheet"
      title={filterTexts.filters}
      onClose={onClose}
      actions={
        <>
          <Button className="filter-reset" onClick={() => setDraft([])}>
            {filterTexts.reset}
          </Button>
          <Button variant="primary" type="submit" form={formId} disabledReason={disabledReason}>
            {filterTexts.apply}
          </Button>
        </>
      }
    >
      <form id={formId} className="filter-form" noValidate onSubmit={apply}>
        <Suspense fallback={<span className="skeleton filter-skeleton" />}>
          {filters.map((filter) => (
            <FilterControl
              key={`${filter.field.name} ${getFilterKind(filter)}`}
              filter={filter}
              draft={draft}
              problem={problems.find((candidate) => candidate.filter === filter)?.text}
              onChange={setDraft}
            />
          ))}
        </Suspense>
      </form>
    </Drawer>
  );
}
