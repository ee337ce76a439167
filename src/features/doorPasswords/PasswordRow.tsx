import { useId } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { Button } from '../../ui/button/Button';
import { FieldErrorText } from '../../ui/form/FormField';
import { Icon } from '../../ui/icon/Icon';
import { isReachable } from './doors/doors';
import { SecretInput } from './SecretInput';
import { isEditable, formatRowName, getRowProblem, type SlotRow } from './doors/slotRows';
import { doorPasswordsTexts as texts } from './texts';
import { useReveal } from './useReveal';

interface PasswordRowProps {
  row: SlotRow;
  onValueChange: (value: string) => void;
  onRemove: () => void;
}

/** Password of a door: hidden unless the user reveals it for a limited time. */
export function PasswordRow({ row, onValueChange, onRemove }: PasswordRowProps) {
  const id = useId();
  const { isRevealed, toggle } = useReveal();
  const { slot } = row;
  const rowName = formatRowName(row);
  const problem = getRowProblem(row);
  const readOnlyReason = isEditable(row)
    ? undefined
    : isReachable(slot)
      ? texts.cardFixed
      : texts.unreachable;
  const describedBy = [problem && `${id}-error`, readOnlyReason && `${id}-fixed`].filter(Boolean).join(' ');
  return (
    <li className="door-slot" data-slot={slot.key}>
      <label htmlFor={id} className="label">
        {slot.name}
      </label>
      <div className="door-slot-line">
        <SecretInput
          id={id}
          value={row.value}
          isRevealed={isRevealed}
          readOnly={readOnlyReason !== undefined}
          aria-label={rowName}
          aria-invalid={problem !== undefined}
          {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
          onValueChange={onValueChange}
        />
        <Button
          variant="quiet"
          aria-label={interpolateText(isRevealed ? texts.hide : texts.show, { what: rowName })}
          icon={<Icon name={isRevealed ? 'eye-off' : 'eye'} size={18} />}
          onClick={toggle}
        />
        <Button
          variant="quiet"
          danger
          aria-label={interpolateText(texts.remove, { what: rowName })}
          disabledReason={isReachable(slot) ? undefined : texts.unreachable}
          icon={<Icon name="trash" size={18} />}
          onClick={onRemove}
        />
      </div>
      <FieldErrorText id={`${id}-error`} error={problem} />
      {readOnlyReason !== undefined && (
        <p id={`${id}-fixed`} className="field-help">
          {readOnlyReason}
        </p>
      )}
    </li>
  );
}
