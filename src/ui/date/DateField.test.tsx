// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { useState } from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DateTextKind } from '../../lib/date/parseTypedDate';
import { Dialog } from '../dialog/Dialog';
import { DateField } from './DateField';

function Held({
  kind,
  start,
  onChange,
}: {
  kind: DateTextKind;
  start: string;
  onChange: (v: string) => void;
}) {
  const [value, setValue] = useState(start);
  return (
    <DateField
      aria-label="Desde"
      kind={kind}
      value={value}
      max="2026-11-20"
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const openCalendar = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Abrir el calendario' }));
  const calendar = within(await screen.findByRole('dialog', { name: 'Calendario' }));
  // The days load with the first calendar.
  await calendar.findAllByRole('columnheader', { hidden: true });
  return calendar;
};

it('is written day first, and gives ISO once it is whole', () => {
  const changed = vi.fn();
  render(<Held kind="date" start="2026-11-14" onChange={changed} />);
  const input = screen.getByLabelText('Desde');
  expect(input).toHaveValue('14/11/2026');
  fireEvent.change(input, { target: { value: '1/2' } });
  expect(changed).toHaveBeenLastCalledWith('1/2');
  fireEvent.change(input, { target: { value: '1/2/26' } });
  expect(input).toHaveValue('1/2/26');
  fireEvent.blur(input);
  expect(changed).toHaveBeenLastCalledWith('2026-02-01');
  expect(input).toHaveValue('01/02/2026');
});

it('is chosen in a Spanish calendar that begins with Monday and keeps the time; later days cannot be chosen', async () => {
  const changed = vi.fn();
  render(<Held kind="dateTime" start="2026-11-14T09:30" onChange={changed} />);
  const calendar = await openCalendar();
  expect(calendar.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('lu');
  expect(
    calendar.getByRole('button', { name: /sábado, 14 de noviembre de 2026, seleccionado/ }),
  ).toHaveFocus();
  expect(calendar.getByRole('button', { name: /21 de noviembre/ })).toBeDisabled();
  fireEvent.click(calendar.getByRole('button', { name: /17 de noviembre/ }));
  expect(changed).toHaveBeenLastCalledWith('2026-11-17T09:30');
  expect(screen.queryByRole('dialog', { name: 'Calendario' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Abrir el calendario' })).toHaveFocus();
});

it('can be emptied', async () => {
  const changed = vi.fn();
  render(<Held kind="dateTime" start="2026-11-14T09:30" onChange={changed} />);
  fireEvent.click((await openCalendar()).getByRole('button', { name: 'Borrar' }));
  expect(changed).toHaveBeenLastCalledWith('');
});

it('Escape closes the calendar alone, and not the dialog around it', async () => {
  const closed = vi.fn();
  render(
    <Dialog open title="Filtros" onClose={closed}>
      <Held kind="date" start="" onChange={vi.fn()} />
    </Dialog>,
  );
  await openCalendar();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog', { name: 'Calendario' })).toBeNull();
  expect(closed).not.toHaveBeenCalled();
});
