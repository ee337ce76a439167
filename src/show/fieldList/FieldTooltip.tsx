import { useState } from 'react';
import type { RaRecord } from 'ra-core';
import { isEmpty } from '../../config/values/isEmpty';
import type { Field } from '../../config/types';
import { FieldValue } from '../../fields/core/FieldValue';
import { readValue } from '../../fields/core/readValue';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Icon } from '../../ui/icon/Icon';
import { Button } from '../../ui/button/Button';
import { showTexts } from '../texts';
import { interpolateText } from '../../i18n/interpolateText';

/**
 * Tooltip beside a value (WCAG 1.4.13): opens on hover, focus and click, stays while the pointer is on it, closes on Escape.
 * Renders nothing if the record lacks the value.
 */
export function FieldTooltip({ field, record }: { field: Field | undefined; record: RaRecord }) {
  const t = useTranslateText();
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
        aria-label={interpolateText(showTexts.show_tip, { label })}
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
