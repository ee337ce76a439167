import { useId, type ReactNode } from 'react';
import { evaluate } from '../config/evaluate';
import { fieldsOf } from '../config/normalise/form';
import type { Field, FormItem } from '../config/types';
import { useConditionScope } from '../fields/useConditionScope';
import { useText } from '../i18n/useText';
import { useMay } from '../session/useMay';

type StepItem = Extract<FormItem, { kind: 'step' }>;

interface StepProps {
  children: ReactNode;
  item: StepItem;
  /** Those it stands among: its number is its place among the steps that are there. */
  items: readonly FormItem[];
}

/** A numbered part of a form; it is there while one of its fields is. */
export function Step({ item, items, children }: StepProps) {
  const t = useText();
  const id = useId();
  const may = useMay();
  const scope = useConditionScope();
  const isThere = ({ access, visibleWhen }: Field): boolean =>
    may(access) && (visibleWhen === null || evaluate(visibleWhen, scope));
  const steps = items.filter(
    (one): one is StepItem => one.kind === 'step' && fieldsOf(one.items).some(isThere),
  );
  const number = steps.indexOf(item) + 1;
  // Its fields draw nothing either.
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
