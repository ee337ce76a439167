import { ValidationError } from 'ra-core';

/**
 * Error message below inputs that are not MUI's. react-admin renders a bare text node. After a browser translator has
 * replaced that node, React can neither update nor remove it. Here each message has an element of its own.
 */
export const FieldErrorMessage = ({ error }: { error: string }) => (
  <span key={error} className="field-error-text">
    <ValidationError error={error} />
  </span>
);
