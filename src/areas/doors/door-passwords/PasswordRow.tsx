import { useId } from 'react';
import { fillText } from '../../../i18n/fillText';
import { Button } from '../../../ui/Button';
import { FieldError } from '../../../ui/FormField';
import { Icon } from '../../../ui/Icon';
import { isReachable } from './doors';
import { SecretInput } from './SecretInput';
import { isEditable, nameOfRow, problemOf, type Row } from './slots';
import { passwordTexts as texts } from './texts';
import { useReveal } from './useReveal';

interface PasswordRowProps {
  row: Row;
  onType: (value: string) => void;
  onRemove: () => void;
}

/** One password of a door: hidden unless somebody asks to see it, and then for a while (AACC-20, AACC-21). */
export function PasswordRow({ row, onType, onRemove }: PasswordRowProps) {
  const id = useId();
  const { isShown, toggle } = useReveal();
  const { slot } = row;
  const what = nameOfRow(row);
  const problem = problemOf(row);
  const fixed = isEditable(row) ? undefined : isReachable(slot) ? texts.cardFixed : texts.unreachable;
  const told = [problem && `${id}-error`, fixed && `${id}-fixed`].filter(Boolean).join(' ');
  return (
    <li className="door-slot" data-slot={slot.key}>
      <label htmlFor={id} className="label">
        {slot.name}
      </label>
      <div className="door-slot-line">
        <SecretInput
          id={id}
          value={row.value}
          isShown={isShown}
          readOnly={fixed !== undefined}
          aria-label={what}
          aria-invalid={problem !== undefined}
          {...(told === '' ? {} : { 'aria-describedby': told })}
          onType={onType}
        />
        <Button
          variant="quiet"
          aria-label={fillText(isShown ? texts.hide : texts.show, { what })}
          icon={<Icon name={isShown ? 'eye-off' : 'eye'} size={18} />}
          onClick={toggle}
        />
        <Button
          variant="quiet"
          danger
          aria-label={fillText(texts.remove, { what })}
          why={isReachable(slot) ? undefined : texts.unreachable}
          icon={<Icon name="trash" size={18} />}
          onClick={onRemove}
        />
      </div>
      <FieldError id={`${id}-error`} error={problem} />
      {fixed !== undefined && (
        <p id={`${id}-fixed`} className="field-help">
          {fixed}
        </p>
      )}
    </li>
  );
}
