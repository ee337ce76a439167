import { useId, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FormItem } from '../../config/types';
import { formTexts } from '../../i18n/messages/form';
import { useTranslateText } from '../../i18n/useTranslateText';

interface AlternativeFieldsProps {
  item: Extract<FormItem, { kind: 'alternatives' }>;
  /** Renders the items of the selected alternative. */
  children: (items: readonly FormItem[]) => ReactNode;
}

/** Renders alternative ways to enter the same data, one at a time. Input of the others is preserved but not sent. */
export function AlternativeFields({ item: { name, alternatives }, children }: AlternativeFieldsProps) {
  const t = useTranslateText();
  const id = useId();
  const { field } = useController({ name });
  const selectedIndex = Number(field.value ?? 0);
  const selectedMode = alternatives[selectedIndex] ?? alternatives[0];
  return (
    <div className="form-modes">
      <div role="radiogroup" aria-label={formTexts.modes} className="form-mode-choice">
        {alternatives.map(({ label }, index) => (
          <label key={label} data-chosen={index === selectedIndex}>
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              checked={index === selectedIndex}
              onChange={() => field.onChange(String(index))}
            />
            <span>{t(label)}</span>
          </label>
        ))}
      </div>
      {/* Keyed, so one alternative does not reuse the inputs of another. */}
      <div key={selectedIndex} className="form-mode">
        {selectedMode && children(selectedMode.items)}
      </div>
    </div>
  );
}
