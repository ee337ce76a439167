import { useEffect } from 'react';
import type { RaRecord } from 'ra-core';
import { noRecord, recordScope } from '../../../dataProvider';
import { readPath } from '../../config/readPath';
import type { Field, FieldCall, Resource } from '../../config/types';
import { useDeclaredRead } from '../../console/useRead';
import { FieldValue } from '../../fields/FieldValue';
import { useText } from '../../i18n/useText';
import { FieldTip } from './FieldTip';
import { useMay } from '../../session/useMay';
import { Button } from '../../ui/Button';
import { useSayFailure } from '../../ui/useSayFailure';
import { formTexts } from '../../i18n/es/form';
import { shellTexts } from '../../i18n/es/shell';

interface DetailHeaderProps {
  resource: Resource;
  fields: readonly Field[];
  record: RaRecord;
}

/** Labels and values of a record, at the head of its page or as the content of a tab. */
export function DetailHeader({ resource, fields, record }: DetailHeaderProps) {
  const t = useText();
  const may = useMay();
  const shown = fields.filter((field) => may(field.access));
  if (shown.length === 0) return null;
  return (
    <dl className="detail-fields">
      {shown.map((field) => (
        <div key={field.name} className={`detail-field type-${field.type}`}>
          <dt>{t(field.label)}</dt>
          <dd>
            {field.call ? (
              <CalledValue field={field} call={field.call} resource={resource} record={record} />
            ) : (
              <FieldValue field={field} record={record} place="detail" />
            )}
            {field.tip !== null && <FieldTip field={resource.fields[field.tip]} record={record} />}
          </dd>
        </div>
      ))}
    </dl>
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
