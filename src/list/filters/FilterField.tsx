import { useId, type ReactNode } from 'react';

/** A control of the panel with its label. */
export function FilterField({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="filter-item">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

/** Several controls of the panel for one filter. */
export const FilterFieldGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="filter-item">
    <legend>{label}</legend>
    {children}
  </fieldset>
);

/** The error of the typed value; announced when it appears. */
export const FilterError = ({ id, text }: { id: string; text: string | undefined }) => (
  <p id={id} className="field-error" role="status">
    {text}
  </p>
);
