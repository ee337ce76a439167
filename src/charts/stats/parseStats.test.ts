import { describe, expect, it } from 'vitest';
import { createStatParser, labelFigures } from './parseStats';

const labels = { received: 'Recibidas', time: 'Tiempo' };
const read = createStatParser(['received', 'time']);

describe('figures of the host', () => {
  it('are read by their names, with their units; what is not sent is a dash [TICKET-25, TICKET-26]', () => {
    expect(read({ received: 4, time: { value: 2.5, units: 'days' } })).toEqual([
      { figure: 'received', quantity: { value: 4, unit: null } },
      { figure: 'time', quantity: { value: 2.5, unit: 'days' } },
    ]);
    // A unit may have its own member beside its figure.
    expect(read({ received: 4, time: 2.5, time_unit: 'hours' })?.[1]).toEqual({
      figure: 'time',
      quantity: { value: 2.5, unit: 'hours' },
    });
    expect(read({ received: 0 })?.[1]).toEqual({ figure: 'time', quantity: null });
  });

  it('are none when the host sends nothing that is one; then all are dashes [TICKET-27]', () => {
    expect(read({ other: 1, received: 'muchas' })).toBeUndefined();
    expect(labelFigures(labels)).toEqual([
      { figure: 'received', label: 'Recibidas', quantity: null },
      { figure: 'time', label: 'Tiempo', quantity: null },
    ]);
  });
});
