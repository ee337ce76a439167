import { useId, type ReactNode } from 'react';
import { evaluate } from '../../config/conditions/evaluate';
import { collectFields } from '../../config/normalise/form';
import type { Field, FormItem } from '../../config/types';
import { useConditionScope } from '../../fields/formContext/useConditionScope';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useCanAccess } from '../../session/access/useCanAccess';

type SectionItem = Extract<FormItem, { kind: 'step' }>;

interface NumberedSectionProps {
  children: ReactNode;
  item: SectionItem;
  /** Sibling items. The number is the section's position among the visible sections. */
  items: readonly FormItem[];
}

/** Renders a numbered section of a form while at least one of its fields is visible. */
export function NumberedSection({ item, items, children }: NumberedSectionProps) {
  const t = useTranslateText();
  const id = useId();
  const canAccess = useCanAccess();
  const scope = useConditionScope();
  const isVisible = ({ access, visibleWhen }: Field): boolean =>
    canAccess(access) && (visibleWhen === null || evaluate(visibleWhen, scope));
  const visibleSections = items.filter(
    (candidate): candidate is SectionItem =>
      candidate.kind === 'step' && collectFields(candidate.items).some(isVisible),
  );
  const number = visibleSections.indexOf(item) + 1;
  // Its fields render nothing either.
  if (number === 0) return null;
  return (
    <section className="form-step" aria-labelledby={id}>
      <h3 id={id}>
        <span className="form-step-number">{number}</span>
        <span>{` ${t(item.text)}`}</span>
      </h3>
      {children}
    </section>
  );
}
