import { useState } from 'react';
import type { RaRecord } from 'ra-core';
import { isEmpty } from '../../config/isEmpty';
import type { Field } from '../../config/types';
import { FieldValue } from '../../fields/FieldValue';
import { readValue } from '../../fields/readValue';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/Icon';
import { Button } from '../../ui/Button';
import { detailTexts } from './texts';
import { fillText } from '../../i18n/fillText';

/**
 * A small window beside a value: opens on hover, focus and click, stays while the pointer is on it, goes with Escape
 * (WCAG 1.4.13). Nothing when the record has no such value.
 */
export function FieldTip({ field, record }: { field: Field | undefined; record: RaRecord }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (!field || isEmpty(readValue(field, record))) return null;
  const label = t(field.label);
  return (
    <span
      className="field-tip"
      role="presentation"
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <Button
        variant="quiet"
        small
        aria-label={fillText(detailTexts.show_tip, { label })}
        aria-expanded={open}
        onClick={() => setOpen(true)}
        icon={<Icon name={field.type === 'qr' ? 'qr-code' : 'info'} size={16} />}
      />
      {open && (
        <span role="tooltip" className="field-tip-window">
          <FieldValue field={field} record={record} place="detail" />
        </span>
      )}
    </span>
  );
}
