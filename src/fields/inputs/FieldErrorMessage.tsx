import { ValidationError } from 'ra-core';

/**
 * What is wrong with a value, below inputs that are not MUI's. react-admin draws a bare text, which React can neither change nor
 * take away once a translator of the browser has put its own in the place: here each problem has an element that goes with it.
 */
export const FieldErrorMessage = ({ error }: { error: string }) => (
  <span key={error}>
    <ValidationError error={error} />
  </span>
);
