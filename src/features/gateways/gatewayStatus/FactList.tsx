import type { ReactNode } from 'react';

interface FactListProps {
  /** Label and value of each fact; a fact without value shows `emptyText`. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  emptyText: string;
}

/** Labelled facts of a gateway's status, in columns. */
export const FactList = ({ facts, emptyText }: FactListProps) => (
  <dl className="gateway-network plain-states">
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value ?? emptyText}</dd>
      </div>
    ))}
  </dl>
);
