import { Fragment } from 'react';
import { createTextDisplay } from '../display/createTextDisplay';
import { toPlainText } from '../display/toPlainText';
import { withSoftBreaks } from '../display/withSoftBreaks';
import type { DisplayProps } from '../core/types';

const AllEmails = createTextDisplay(toPlainText);

/**
 * Shows all addresses, each on one line if it fits; in a row the first one and the number of the others, which the tooltip
 * has.
 */
export const EmailsDisplay = (props: DisplayProps) => {
  const { value, place } = props;
  if (!Array.isArray(value) || value.length < 2) return <AllEmails {...props} />;
  const [first = '', ...others] = value.map(toPlainText);
  if (place !== 'cell')
    return (
      <span className="field-text field-detail">
        {[first, ...others].map((email, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            <span className="field-unbroken">
              {withSoftBreaks(index < others.length ? `${email},` : email)}
            </span>
          </Fragment>
        ))}
      </span>
    );
  return (
    <span className="field-several" title={toPlainText(value)}>
      <span>{withSoftBreaks(first)}</span>
      <span className="visually-hidden">{`, ${others.join(', ')}`}</span>
      <span className="muted" aria-hidden>{`+${others.length}`}</span>
    </span>
  );
};
