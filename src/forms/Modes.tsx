import { useId, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FormItem } from '../config/types';
import { formTexts } from '../i18n/es/form';
import { useText } from '../i18n/useText';

interface ModesProps {
  item: Extract<FormItem, { kind: 'modes' }>;
  /** Draws the items of the shown one. */
  children: (items: readonly FormItem[]) => ReactNode;
}

/** The ways to fill the same in: one is chosen and shown. What was typed in another one stays there, and does not count. */
export function Modes({ item: { name, modes }, children }: ModesProps) {
  const t = useText();
  const id = useId();
  const { field } = useController({ name });
  const chosen = Number(field.value ?? 0);
  const shown = modes[chosen] ?? modes[0];
  return (
    <div className="form-modes">
      <div role="radiogroup" aria-label={formTexts.modes} className="form-mode-choice">
        {modes.map(({ label }, at) => (
          <label key={label} data-chosen={at === chosen}>
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              checked={at === chosen}
              onChange={() => field.onChange(String(at))}
            />
            <span>{t(label)}</span>
          </label>
        ))}
      </div>
      {/* Apart for each, so that one does not take over the inputs of another. */}
      <div key={chosen} className="form-mode">
        {shown && children(shown.items)}
      </div>
    </div>
  );
}
