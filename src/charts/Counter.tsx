import type { Quantity } from './duration';
import { useCountUp } from './useCountUp';
import { useQuantityText } from './useQuantityText';

/** Milliseconds that a figure counts up (DASH-14, TICKET-28). */
export const COUNT_MS = 2750;

/** A figure that counts up before the eyes; screen readers are told the last value alone. */
export function Counter({ quantity }: { quantity: Quantity }) {
  const text = useQuantityText();
  const shown = useCountUp(quantity.value, COUNT_MS);
  return (
    <>
      <span aria-hidden>{text(quantity, shown)}</span>
      <span className="visually-hidden">{text(quantity)}</span>
    </>
  );
}
