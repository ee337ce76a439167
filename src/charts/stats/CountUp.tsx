import type { Quantity } from './quantity';
import { useCountUp } from './useCountUp';
import { useFormatQuantity } from './useFormatQuantity';

/** Duration of the count-up animation, in ms. */
export const COUNT_UP_MS = 2750;

/** Figure with a count-up animation; screen readers get only the final value. */
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
