import type { Field, FormItem } from '../config/types';
import { FieldInput } from '../fields/FieldInput';
import { useText } from '../i18n/useText';
import { useMay } from '../session/useMay';
import { Modes } from './Modes';
import { Shown } from './Shown';
import { Step } from './Step';

/** The fields of a form in their places: alone, side by side, under headings. */
export function FormItems({ items }: { items: readonly FormItem[] }) {
  const t = useText();
  return items.map((item, index) => {
    if (item.kind === 'section') return <h3 key={index}>{t(item.text)}</h3>;
    if (item.kind === 'step')
      return (
        <Step key={index} item={item} items={items}>
          <FormItems items={item.items} />
        </Step>
      );
    if (item.kind === 'modes')
      return (
        <Modes key={item.name} item={item}>
          {(shown) => <FormItems items={shown} />}
        </Modes>
      );
    if (item.kind === 'show') return <Shown key={index} field={item.field} />;
    if (item.kind === 'field') return <AllowedField key={index} field={item.field} />;
    return (
      <div key={index} className="form-row">
        {item.fields.map((field) => (
          <AllowedField key={field.name} field={field} />
        ))}
      </div>
    );
  });
}

function AllowedField({ field }: { field: Field }) {
  const may = useMay();
  return may(field.access) ? <FieldInput field={field} /> : null;
}
