import { useEffect } from 'react';
import type { RaRecord } from 'ra-core';
import { noRecord, recordScope } from '../../../dataProvider';
import { isEmpty } from '../../config/isEmpty';
import { readPath } from '../../config/readPath';
import type { Field, FieldCall, Resource } from '../../config/types';
import { useDeclaredRead } from '../../console/useRead';
import { FieldValue } from '../../fields/FieldValue';
import { readValue } from '../../fields/readValue';
import { formTexts } from '../../i18n/es/form';
import { shellTexts } from '../../i18n/es/shell';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useSayFailure } from '../../ui/useSayFailure';
import { useCopy } from '../../writes/useCopy';
import { FieldTip } from './FieldTip';
import { detailTexts } from './texts';

interface FactProps {
  resource: Resource;
  field: Field;
  record: RaRecord;
  /** Not shown, but there to be measured. */
  isHidden?: boolean;
}

/** A value of a record under its label, with what belongs to it: a code can be copied, a tip opens. */
export function Fact({ resource, field, record, isHidden = false }: FactProps) {
  const t = useText();
  return (
    <div className={`detail-field type-${field.type}`} aria-hidden={isHidden || undefined}>
      <dt>{t(field.label)}</dt>
      <dd>
        <span className="fact-value">
          {field.call ? (
            <CalledValue field={field} call={field.call} resource={resource} record={record} />
          ) : (
            <FieldValue field={field} record={record} place="detail" />
          )}
        </span>
        {field.copy && <CopyValue field={field} record={record} />}
        {field.tip !== null && <FieldTip field={resource.fields[field.tip]} record={record} />}
      </dd>
    </div>
  );
}

/** Copies the value alone, as the host wrote it. */
function CopyValue({ field, record }: Pick<FactProps, 'field' | 'record'>) {
  const t = useText();
  const copy = useCopy();
  const value: unknown = readValue(field, record);
  if (isEmpty(value) || (typeof value !== 'string' && typeof value !== 'number')) return null;
  const name = fillText(detailTexts.copy, { label: t(field.label) });
  return (
    <Button
      variant="quiet"
      small
      className="fact-copy"
      aria-label={name}
      title={name}
      onClick={() => copy('{value}', { value })}
      icon={<Icon name="copy" size={14} />}
    />
  );
}

interface CalledValueProps {
  field: Field;
  call: FieldCall;
  resource: Resource;
  record: RaRecord;
}

const SECOND = 1000;

/** What the answer says there; one that does not say it is a failure, not "nothing". */
function valueAt(body: unknown, path: string): unknown {
  const value: unknown = readPath(body, path);
  if (value === undefined) throw noRecord();
  return value;
}

/** A value that comes from a call of its own; while it is on its way a skeleton, when it fails a message (CLIENT-20). */
function CalledValue({ field, call, resource, record }: CalledValueProps) {
  const sayFailure = useSayFailure();
  const { data, error, isPending, retry } = useDeclaredRead(
    { resource: resource.name, path: call.path, query: call.query, key: [field.name, String(record.id)] },
    recordScope(resource, record),
    { parse: (body) => valueAt(body, call.read) },
  );
  useEffect(() => {
    if (error) sayFailure(call.error, error, call.errorFor * SECOND);
  }, [error, call, sayFailure]);
  if (isPending)
    return <span className="skeleton value-skeleton" role="status" aria-label={formTexts.loading} />;
  return (
    <>
      <FieldValue
        field={{ ...field, source: '$value' }}
        record={{ ...record, $value: error ? null : data }}
        place="detail"
      />
      {error && (
        <Button small variant="quiet" onClick={retry}>
          {shellTexts.states.retry}
        </Button>
      )}
    </>
  );
}
