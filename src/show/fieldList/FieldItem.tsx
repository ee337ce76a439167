import { useEffect } from 'react';
import type { RaRecord } from 'ra-core';
import { missingRecordError, recordScope } from '../../../dataProvider';
import { isEmpty } from '../../config/values/isEmpty';
import { readPath } from '../../config/values/readPath';
import type { Field, FieldCall, Resource } from '../../config/types';
import { useDeclaredQuery } from '../../queries/api/useApiQuery';
import { FieldValue } from '../../fields/core/FieldValue';
import { readValue } from '../../fields/core/readValue';
import { formTexts } from '../../i18n/messages/form';
import { shellTexts } from '../../i18n/messages/shell';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { useNotifyError } from '../../ui/feedback/useNotifyError';
import { useCopyToClipboard } from '../../mutations/useCopyToClipboard';
import { FieldTooltip } from './FieldTooltip';
import { showTexts } from '../texts';

interface FieldItemProps {
  resource: Resource;
  field: Field;
  record: RaRecord;
  /** True if the item is invisible but must be measurable. */
  isHidden?: boolean;
}

/** A labelled value of a record, with its copy button and tooltip. */
export function FieldItem({ resource, field, record, isHidden = false }: FieldItemProps) {
  const t = useTranslateText();
  return (
    <div className={`detail-field type-${field.type}`} aria-hidden={isHidden || undefined}>
      <dt>{t(field.label)}</dt>
      <dd>
        <span className="fact-value">
          {field.call ? (
            <FetchedValue field={field} call={field.call} resource={resource} record={record} />
          ) : (
            <FieldValue field={field} record={record} place="detail" />
          )}
        </span>
        {field.copyButton && <CopyValueButton field={field} record={record} />}
        {field.tooltipField !== null && (
          <FieldTooltip field={resource.fields[field.tooltipField]} record={record} />
        )}
      </dd>
    </div>
  );
}

/** Copies only the value, as the host sent it. */
function CopyValueButton({ field, record }: Pick<FieldItemProps, 'field' | 'record'>) {
  const t = useTranslateText();
  const copy = useCopyToClipboard();
  const value: unknown = readValue(field, record);
  if (isEmpty(value) || (typeof value !== 'string' && typeof value !== 'number')) return null;
  const label = interpolateText(showTexts.copy, { label: t(field.label) });
  return (
    <Button
      variant="quiet"
      small
      className="fact-copy"
      aria-label={label}
      title={label}
      onClick={() => copy('{value}', { value })}
      icon={<Icon name="copy" size={14} />}
    />
  );
}

interface FetchedValueProps {
  field: Field;
  call: FieldCall;
  resource: Resource;
  record: RaRecord;
}

const SECOND = 1000;

/** Returns the value at a path of the response. A missing value is an error, not "none". */
function readResponseValue(body: unknown, path: string): unknown {
  const value: unknown = readPath(body, path);
  if (value === undefined) throw missingRecordError();
  return value;
}

/** A value from a call of its own; shows a skeleton while it loads and a message on error. */
function FetchedValue({ field, call, resource, record }: FetchedValueProps) {
  const notifyError = useNotifyError();
  const { data, error, isPending, refetch } = useDeclaredQuery(
    { resource: resource.name, path: call.path, query: call.query, key: [field.name, String(record.id)] },
    recordScope(resource, record),
    { parse: (body) => readResponseValue(body, call.responsePath) },
  );
  useEffect(() => {
    if (error) notifyError(call.error, error, call.errorDurationSeconds * SECOND);
  }, [error, call, notifyError]);
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
        <Button small variant="quiet" onClick={refetch}>
          {shellTexts.states.retry}
        </Button>
      )}
    </>
  );
}
