import { fireEvent, screen, within } from '@testing-library/react';

/** The days that the calendar of a date field lets choose, as numbers of the month that it shows; it is closed again. */
export async function getSelectableDays(field: HTMLElement): Promise<string[]> {
  const button = screen
    .getAllByRole('button', { name: 'Abrir el calendario' })
    .find((element) => element.getAttribute('aria-describedby') === field.id);
  if (!button) throw new Error(`No calendar beside ${field.outerHTML}`);
  fireEvent.click(button);
  const calendar = await screen.findByRole('dialog', { name: 'Calendario' });
  const days = await within(calendar).findAllByRole<HTMLButtonElement>('button', { name: / de \d{4}/ });
  fireEvent.click(button);
  return days.filter(({ disabled }) => !disabled).map(({ textContent }) => textContent);
}
