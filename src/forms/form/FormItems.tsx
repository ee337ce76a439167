import type { CSSProperties } from 'react';
import type { Field, FormItem } from '../../config/types';
import { FieldInput } from '../../fields/core/FieldInput';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useCanAccess } from '../../session/access/useCanAccess';
import { AlternativeFields } from './AlternativeFields';
import { ValuePreview } from './ValuePreview';
import { NumberedSection } from './NumberedSection';

/** Renders the fields of a form: single, side by side or under headings. */
export function FormItems({ items }: { items: readonly FormItem[] }) {
  const t = useTranslateText();
  return items.map((item, index) => {
    if (item.kind === 'section') return <h3 key={index}>{t(item.text)}</h3>;
    if (item.kind === 'step')
      return (
        <NumberedSection key={index} item={item} items={items}>
          <FormItems items={item.items} />
        </NumberedSection>
      );
    if (item.kind === 'alternatives')
      return (
        <AlternativeFields key={item.name} item={item}>
          {(modeItems) => <FormItems items={modeItems} />}
        </AlternativeFields>
      );
    if (item.kind === 'computed') return <ValuePreview key={index} field={item.field} />;
    if (item.kind === 'field') return <PermittedField key={index} field={item.field} />;
    return (
      <div key={index} className={item.widths ? 'form-row with-widths' : 'form-row'}>
        {item.fields.map((field, fieldIndex) => (
          <PermittedField key={field.name} field={field} width={item.widths?.[fieldIndex]} />
        ))}
      </div>
    );
  });
}

interface PermittedFieldProps {
  field: Field;
  /** In sixths of the form; undefined: the width that it gets. */
  width?: number | undefined;
}

function PermittedField({ field, width }: PermittedFieldProps) {
  const canAccess = useCanAccess();
  if (!canAccess(field.access)) return null;
  const input = <FieldInput field={field} />;
  if (width === undefined) return input;
  return <div style={{ '--sixths': width } as CSSProperties}>{input}</div>;
}
