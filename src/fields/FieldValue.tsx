import type { RaRecord } from 'ra-core';
import { isEmpty } from '../config/isEmpty';
import { momentsOf } from '../config/moments';
import type { Field } from '../config/types';
import { useMoments } from '../lib/useMoments';
import { emptyText } from './emptyText';
import { Boundary } from '../ui/Boundary';
import { FieldFailure } from './FieldFailure';
import './fields.css';
import { PlainText } from './PlainText';
import { readValue } from './readValue';
import { fieldTypes } from './registry';
import { fieldTexts } from './texts';

interface FieldValueProps {
  field: Field;
  record: RaRecord;
  place: 'cell' | 'detail';
}

/** The value of a field in a record, drawn by its type; `field.empty` when there is none. */
export const FieldValue = (props: FieldValueProps) => {
  const { valueWhen, emptyWhen } = props.field;
  return valueWhen.length + emptyWhen.length > 0 ? <TimedValue {...props} /> : shownValue(props);
};

/** A value that may change by the clock alone. */
const TimedValue = (props: FieldValueProps) => {
  const { field, record } = props;
  useMoments(
    momentsOf(
      [...field.valueWhen, ...field.emptyWhen].map(({ when }) => when),
      record,
    ),
  );
  return shownValue(props);
};

const shownValue = ({ field, record, place }: FieldValueProps) => {
  const type = fieldTypes.get(field.type);
  if (!type) return <FieldFailure name={field.name} type={field.type} problem={fieldTexts.unknownType} />;
  const value = readValue(field, record);
  if (isEmpty(value)) return <PlainText field={{ ...field, empty: emptyText(field, record) }} text="" />;
  return (
    <Boundary
      resetKey={value}
      fallback={<FieldFailure name={field.name} type={field.type} problem={fieldTexts.notDrawn} />}
    >
      <type.Display field={field} value={value} record={record} place={place} />
    </Boundary>
  );
};
