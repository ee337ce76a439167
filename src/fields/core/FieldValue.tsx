import type { RaRecord } from 'ra-core';
import { isEmpty } from '../../config/values/isEmpty';
import { findTimeThresholds } from '../../config/conditions/timeThresholds';
import type { Field } from '../../config/types';
import { useRerenderAt } from '../../lib/date/useRerenderAt';
import { emptyText, readValue } from './readValue';
import { Boundary } from '../../ui/feedback/Boundary';
import { FieldFailure } from './FieldFailure';
import './fields.css';
import { PlainText } from '../display/PlainText';
import { fieldTypes } from './registry';
import { fieldTexts } from './texts';

interface FieldValueProps {
  field: Field;
  record: RaRecord;
  place: 'cell' | 'detail';
}

/** The value of a field in a record, rendered by its type, or `field.emptyText` if there is none. */
export const FieldValue = (props: FieldValueProps) => {
  const { valueOverrides, emptyTextWhen } = props.field;
  return valueOverrides.length + emptyTextWhen.length > 0 ? (
    <TimeDependentValue {...props} />
  ) : (
    renderValue(props)
  );
};

/** A value that can change with time alone. */
const TimeDependentValue = (props: FieldValueProps) => {
  const { field, record } = props;
  useRerenderAt(
    findTimeThresholds(
      [...field.valueOverrides, ...field.emptyTextWhen].map(({ when }) => when),
      record,
    ),
  );
  return renderValue(props);
};

const renderValue = ({ field, record, place }: FieldValueProps) => {
  const type = fieldTypes.get(field.type);
  if (!type) return <FieldFailure name={field.name} type={field.type} problem={fieldTexts.unknownType} />;
  const value = readValue(field, record);
  if (isEmpty(value)) return <PlainText field={{ ...field, emptyText: emptyText(field, record) }} text="" />;
  return (
    <Boundary
      resetKey={value}
      fallback={<FieldFailure name={field.name} type={field.type} problem={fieldTexts.renderFailed} />}
    >
      <type.Display field={field} value={value} record={record} place={place} />
    </Boundary>
  );
};
