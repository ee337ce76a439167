import type { Quantity } from './quantity';
import { useCountUp } from './useCountUp';
import { useFormatQuantity } from './useFormatQuantity';

/** Milliseconds that a figure counts up (DASH-14, TICKET-28). */
export const COUNT_UP_MS = 2750;

/** A figure that counts up before the eyes; screen readers are told the last value alone. */
export function CountUp({ quantity }: { quantity: Quantity }) {
  const formatQuantity = useFormatQuantity();
  const current = useCountUp(quantity.value, COUNT_UP_MS);
  return (
    <>
      <span aria-hidden>{formatQuantity(quantity, current)}</span>
      <span className="visually-hidden">{formatQuantity(quantity)}</span>
    </>
  );
}
