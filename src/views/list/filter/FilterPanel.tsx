import { Suspense, useId, useState, type FormEvent } from 'react';
import { fillText } from '../../../i18n/fillText';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { Drawer } from '../../../ui/Drawer';
import { useShownList } from '../ListContext';
import type { ListControl } from '../listControl';
import { FilterControl } from './FilterControl';
import { filterAs } from './filterState';
import { filterProblem } from './problems';
import { filterTexts } from './texts';

interface FilterPanelProps {
  control: ListControl;
  onClose: () => void;
}

/** All filters of a list as a draft: nothing is asked for until it is applied, and closing throws it away. */
export default function FilterPanel({ control, onClose }: FilterPanelProps) {
  const { filters } = useShownList().list;
  const [draft, setDraft] = useState(control.state.filter);
  const t = useText();
  const form = useId();
  const problems = filters.flatMap((filter) => {
    const problem = filterProblem(filter, draft);
    return problem ? [{ filter, text: t(problem.message, problem.args) }] : [];
  });
  const [first] = problems;
  const why =
    first && fillText(filterTexts.problem, { label: t(first.filter.field.label), problem: first.text });
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (why !== undefined) return;
    onClose();
    control.change({ filter: draft });
  };
  return (
    <Drawer
      open
      title={filterTexts.filters}
      onClose={onClose}
      actions={
        <>
          <Button className="filter-reset" onClick={() => setDraft({})}>
            {filterTexts.reset}
          </Button>
          <Button variant="primary" type="submit" form={form} why={why}>
            {filterTexts.apply}
          </Button>
        </>
      }
    >
      <form id={form} className="filter-form" noValidate onSubmit={apply}>
        <Suspense fallback={<span className="skeleton filter-skeleton" />}>
          {filters.map((filter) => (
            <FilterControl
              key={`${filter.field.name} ${filterAs(filter)}`}
              filter={filter}
              draft={draft}
              problem={problems.find((one) => one.filter === filter)?.text}
              onChange={setDraft}
            />
          ))}
        </Suspense>
      </form>
    </Drawer>
  );
}
