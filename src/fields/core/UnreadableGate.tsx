import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { readPath } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Button } from '../../ui/button/Button';
import { toPlainText } from '../display/toPlainText';
import { withSoftBreaks } from '../display/withSoftBreaks';
import { useItemPath } from '../formContext/ItemPathContext';
import { useOriginalRecord } from '../formContext/OriginalRecordContext';
import { isOriginalValue, isReadable, toFormValue } from './convert';
import { readValue } from './readValue';
import { unreadableTexts } from '../inputs/texts';
import './unreadable.css';

interface UnreadableGateProps {
  field: Field;
  disabled: boolean;
  /** The input of the field. */
  children: ReactNode;
}

/**
 * Shows a value of the host that the input cannot show, such as a word in a field of numbers, in place of the input. It is
 * kept and sent back as it came, until the user replaces it.
 */
export function UnreadableGate({ field, disabled, children }: UnreadableGateProps) {
  const { getValues } = useFormContext();
  const itemPath = useItemPath();
  const record = useOriginalRecord();
  const original = itemPath === undefined ? record : readPath(getValues(itemPath), '$came');
  const value = original === undefined ? undefined : readValue(field, original);
  if (isReadable(field, value)) return children;
  return (
    <UnreadableValue field={field} disabled={disabled} value={value} original={original}>
      {children}
    </UnreadableValue>
  );
}

interface UnreadableValueProps extends UnreadableGateProps {
  value: unknown;
  original: unknown;
}

function UnreadableValue({ field, disabled, value, original, children }: UnreadableValueProps) {
  const t = useTranslateText();
  const { setValue } = useFormContext();
  const current: unknown = useWatch({ name: field.name });
  if (!isOriginalValue(field, current, original)) return children;
  const clear = () => setValue(field.name, toFormValue(field, {}, false), { shouldDirty: true });
  return (
    <div className="ra-input field-unreadable" role="group" aria-label={t(field.label)}>
      <span className="field-unreadable-label">{t(field.label)}</span>
      <span>{withSoftBreaks(toPlainText(value))}</span>
      <span className="field-unreadable-hint">{unreadableTexts.hint}</span>
      {!disabled && (
        <Button variant="bare" onClick={clear}>
          {unreadableTexts.replace}
        </Button>
      )}
    </div>
  );
}
